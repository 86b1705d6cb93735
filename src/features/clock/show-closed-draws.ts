import { isDrawClosed } from '#content/story/draw-deadline.ts';

/** Shows the tags of prize draws whose deadline has passed by the visitor's clock (decision 20). */
export function showClosedDraws(part: HTMLElement): void {
  for (const tag of part.querySelectorAll<HTMLElement>('[data-deadline]'))
    tag.toggleAttribute('data-over', isDrawClosed(tag.dataset['deadline'], new Date()));
}
