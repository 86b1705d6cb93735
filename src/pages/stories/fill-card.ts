import { type Category, categoryLabel } from '#content/story/categories.ts';
import type { StoryIndexEntry } from '#content/story/story-index.ts';
import { formatDate } from '#content/words/format-date.ts';
import { showClosedDraws } from '#features/clock/show-closed-draws.ts';
import { setText } from '#platform/page/set-text.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { hasBadge } from './has-badge.ts';

/** Fills a copy of the card template, which has every part (list-templates.tsx), with a story. */
export function fillCard(item: HTMLElement, story: StoryIndexEntry): HTMLElement {
  const { id, title, date, words, minutes, categories, alt, deadline } = story;
  item.dataset['story'] = String(id);
  const find = (selector: string) => item.querySelector<HTMLElement>(selector);
  const remove = (selector: string, isWanted: boolean | undefined) =>
    isWanted || find(selector)?.remove();

  const image = item.querySelector('img');
  if (image) {
    fillImage(image, story, alt);
    setLanguage(image, story);
  }
  remove('.badge', hasBadge(id));
  remove('.sample', story.sample);
  remove('.draft', story.isDraft);
  remove('.length', words > 0);
  remove('[data-deadline]', deadline !== undefined);
  find('[data-deadline]')?.setAttribute('data-deadline', deadline ?? '');
  showClosedDraws(item);
  setText(find('.length'), storyCopy.length(words, minutes));
  fillTime(item, date);
  const heading = find('h2');
  if (heading) setLanguage(heading, story);
  const link = item.querySelector<HTMLAnchorElement>('h2 a');
  link?.setAttribute('href', `/stories/${id}`);
  setText(link, title);
  fillTags(item, categories);
  return item;
}

/** Shows the smallest file of a picture. */
export function fillImage(image: HTMLImageElement, { thumb }: StoryIndexEntry, alt: string): void {
  image.width = thumb.width;
  image.height = thumb.height;
  image.alt = alt;
  image.src = thumb.src;
}

/** Sets an element's language and direction, unless they are those of the site. */
export function setLanguage(element: HTMLElement, { lang, dir }: StoryIndexEntry): void {
  if (lang !== undefined) element.lang = lang;
  if (dir !== undefined) element.dir = dir;
}

function fillTime(item: HTMLElement, date: string): void {
  const time = item.querySelector('time');
  if (!time) return;
  time.dateTime = date;
  setText(time, formatDate(date));
}

function fillTags(item: HTMLElement, categories: readonly Category[]): void {
  const first = item.querySelector<HTMLElement>('li:not([data-deadline])');
  if (!first) return;
  first.replaceWith(
    ...categories.map((category) => {
      const tag = first.cloneNode();
      tag.textContent = categoryLabel(category);
      return tag;
    }),
  );
}
