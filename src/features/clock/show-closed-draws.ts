import { isDrawClosed } from '#content/story/draw-deadline.ts';
import { onPageResume } from '#platform/page-resume.ts';

/** Shows the tags of prize draws whose deadline has passed by the visitor's clock (decision 20). */
export function showClosedDraws(part: HTMLElement): void {
  for (const tag of part.querySelectorAll<HTMLElement>('[data-deadline]'))
    tag.toggleAttribute('data-over', isDrawClosed(tag.dataset['deadline'], new Date()));
}

/**
 * Milliseconds between checks. One timer per deadline would be late, because timers pause while a device sleeps.
 */
const interval = 60_000;

/** Keeps these tags up to date while the page stays open. */
export function watchDraws(): void {
  const show = () => showClosedDraws(document.body);
  setInterval(show, interval);
  onPageResume(show);
}
