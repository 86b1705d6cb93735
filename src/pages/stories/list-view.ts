import { categoryLabel } from '#content/story/categories.ts';
import type { IndexedStory } from '#content/story/story-index.ts';
import { formatDate } from '#content/words/format-date.ts';
import { setText } from '#platform/page/set-text.ts';
import { fillCard, fillImage, setLanguage } from './fill-card.ts';
import { formatListState } from './list-state.ts';
import { storiesPerPage } from '#content/story/story-archive.ts';
import type { FoundStory, SearchResult } from './search-stories.ts';
import { storiesCopy } from './stories-copy.ts';

const { nothingFound, more } = storiesCopy;

interface ListView {
  /** Element that says how many stories there are. */
  readonly status: Element | null;
  /** Element that says how many of them are shown. */
  readonly shown: Element | null;
  /** Shows the cards that the document came with. */
  readonly showFirst: () => void;
  readonly showCards: (stories: readonly IndexedStory[]) => void;
  /** Shows the first results, or the heading and ways to continue if there are none. */
  readonly showResults: (
    result: SearchResult,
    shown: number,
    heading: string,
    total: number,
  ) => void;
  /** Shows how much of the total is shown; nothing where there is nothing to show. */
  readonly showProgress: (shown: number, total: number) => void;
  /** Moves the focus to the link of a shown story, counted from 0. */
  readonly focusStory: (index: number) => void;
}

/** Changes the markup of the list (story-grid.tsx and list-templates.tsx). */
export function createListView(list: HTMLElement): ListView {
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    list.querySelector<Kind>(selector);
  const cards = find('[data-cards]');
  const results = find('[data-results]');
  const first = [...(cards?.children ?? [])];
  const items = new Map(
    first.map((item) => [item instanceof HTMLElement ? item.dataset['story'] : '', item] as const),
  );

  function copyOf(name: string): HTMLElement {
    const template = find<HTMLTemplateElement>(`template[data-${name}]`);
    const item = template?.content.firstElementChild?.cloneNode(true);
    if (!(item instanceof HTMLElement)) throw new Error(`The list has no template "${name}"`);
    return item;
  }

  function cardOf(story: IndexedStory): Element {
    const item = items.get(String(story.id)) ?? fillCard(copyOf('card'), story);
    items.set(String(story.id), item);
    return item;
  }

  /** Does not move the items that stay, because one of them may have the focus. */
  function putCards(wanted: readonly Element[]): void {
    cards?.toggleAttribute('hidden', false);
    results?.toggleAttribute('hidden', true);
    const stays = new Set(wanted);
    for (const item of cards?.querySelectorAll(':scope > li') ?? [])
      if (!stays.has(item)) item.remove();
    for (const [at, item] of wanted.entries())
      if (cards?.children[at] !== item) cards?.insertBefore(item, cards.children[at] ?? null);
  }

  return {
    status: find('[data-story-count]'),
    shown: find('[data-shown]'),
    showFirst: () => putCards(first),
    showCards: (stories) => putCards(stories.map(cardOf)),
    showResults({ found, suggestion }, shown, heading, total) {
      cards?.toggleAttribute('hidden', true);
      results?.toggleAttribute('hidden', false);
      find('[data-results] ol')?.replaceChildren(
        ...found.slice(0, shown).map((one) => fillResult(copyOf('result'), one)),
      );
      find('.nothing')?.toggleAttribute('hidden', found.length > 0);
      setText(find('.nothing h2'), heading);
      find('.suggestion')?.toggleAttribute('hidden', suggestion === undefined);
      const link = find('.suggestion a');
      setText(link, suggestion ?? '');
      const search = { category: 'all', words: suggestion ?? '', shown: storiesPerPage } as const;
      link?.setAttribute('href', `/stories${formatListState(search)}`);
      setText(find('.all'), nothingFound.all(total));
    },
    showProgress(count, total) {
      const some = count < total ? more.shown(count, total) : more.allShown(total);
      const words = total === 0 ? '' : some;
      const progress = find<HTMLProgressElement>('progress');
      if (progress) {
        progress.hidden = total === 0;
        progress.max = Math.max(total, 1);
        progress.value = count;
        progress.setAttribute('aria-label', words);
      }
      setText(find('[data-shown]'), words);
      const button = find('[data-more]');
      if (count < total) button?.removeAttribute('aria-disabled');
      else button?.setAttribute('aria-disabled', 'true');
    },
    focusStory(index) {
      const shown = cards?.hidden ? results : cards;
      shown?.querySelectorAll('[data-story]')[index]?.querySelector('a')?.focus();
    },
  };
}

function fillResult(item: HTMLElement, { story, context }: FoundStory): HTMLElement {
  const { id, title, date, categories } = story;
  item.dataset['story'] = String(id);
  item.querySelector('a')?.setAttribute('href', `/stories/${id}`);
  const image = item.querySelector('img');
  if (image) fillImage(image, story, '');
  const heading = item.querySelector('b');
  setText(heading, title);
  const place = item.querySelector<HTMLElement>('.context');
  for (const element of [heading, place]) if (element) setLanguage(element, story);
  if (!context) place?.remove();
  const [before, after] = place?.querySelectorAll('span') ?? [];
  setText(before ?? null, context?.before ?? '');
  setText(place?.querySelector('mark') ?? null, context?.word ?? '');
  setText(after ?? null, context?.after ?? '');
  const labels = categories.map(categoryLabel).join(', ');
  setText(item.querySelector('small'), `${formatDate(date)} · ${labels}`);
  return item;
}
