import { categoryFilters, isCategoryFilterId } from '#content/story/categories.ts';
import { storiesPerPage } from '#content/story/story-archive.ts';
import type { IndexedStory } from '#content/story/story-index.ts';
import { loadStoryIndex } from '#features/stories/load-story-index.ts';
import { changeAddress } from '#platform/page/change-address.ts';
import { setText } from '#platform/page/set-text.ts';
import { createListPlace } from './list-place.ts';
import { formatListState, type ListState, readListState } from './list-state.ts';
import type { SearchResult } from './search-stories.ts';
import { createListView } from './list-view.ts';
import { storiesCopy } from './stories-copy.ts';

/** Milliseconds after the last key until a search begins. */
const typingPause = 200;

const { find, more, newestFirst, nothingFound } = storiesCopy;

/** Returns the number of stories in words, with what was searched for and the chosen category. */
function resultSummary(length: number, words: string, label: string | undefined): string {
  const { none, count, found, inCategory } = storiesCopy;
  if (words === '' && length === 0) return none;
  const counted = words === '' ? count(length) : found(length, words);
  return label === undefined ? counted : inCategory(counted, label);
}

/**
 * Continues, filters and searches a list of more than 24 stories. The address holds what is shown.
 * Returns a cleanup function.
 */
export function enhanceStoryArchive(list: HTMLElement): () => void {
  const { pathname } = location;
  const total = Number(list.dataset['total']);
  const view = createListView(list);
  const field = list.querySelector('input');
  const listPlace = createListPlace();
  let state = readListState(location.search);
  let runs = 0;
  /** Arguments of `showProgress` for the stories on the page. */
  let progress: readonly [shown: number, total: number] = [storiesPerPage, total];
  /** True if the page shows the state: not while stories load, nor after that failed. */
  let isShown = true;
  let search: Promise<(words: string) => SearchResult> | undefined;

  /** Loads the search when the field gets the focus, so that it is ready when a word is typed. */
  async function loadSearch(): Promise<(words: string) => SearchResult> {
    const index = await loadStoryIndex();
    search ??= import('./search-stories.ts').then(({ createStorySearch }) =>
      createStorySearch(index),
    );
    search.catch(() => (search = undefined));
    return search;
  }

  async function findStories({ category, words }: ListState): Promise<SearchResult> {
    const index = await loadStoryIndex();
    const isWanted = ({ categories }: IndexedStory) =>
      category === 'all' || categories.includes(category);
    if (words === '') return { found: index.filter(isWanted).map((story) => ({ story })) };
    const result = (await loadSearch())(words);
    return { ...result, found: result.found.filter(({ story }) => isWanted(story)) };
  }

  function showProgress(...next: typeof progress): void {
    progress = next;
    isShown = true;
    view.showProgress(...next);
  }

  /** Shows the state. The element beside what was pressed says that it is loading, or why it failed. */
  async function show(place = view.status): Promise<void> {
    const run = ++runs;
    isShown = false;
    const { category, words, shown } = state;
    for (const chip of list.querySelectorAll<HTMLElement>('[data-choice]'))
      chip.setAttribute('aria-pressed', String(chip.dataset['choice'] === category));
    if (field && field !== document.activeElement) field.value = words;
    if (formatListState(state) === '') {
      view.showFirst();
      setText(view.status, newestFirst(total));
      return showProgress(storiesPerPage, total);
    }
    setText(place, place === view.shown ? more.busy : find.looking);
    try {
      const result = await findStories(state);
      if (run !== runs) return;
      const { length } = result.found;
      const label =
        category === 'all' ? undefined : categoryFilters.find(({ id }) => id === category)?.label;
      const all = words === '' && category === 'all';
      setText(view.status, all ? newestFirst(total) : resultSummary(length, words, label));
      if (words === '') view.showCards(result.found.slice(0, shown).map(({ story }) => story));
      else view.showResults(result, shown, nothingFound.heading(words, label), total);
      showProgress(Math.min(shown, length), length);
    } catch {
      // No network, and no index on this device.
      if (run !== runs) return;
      showProgress(...progress);
      isShown = false;
      setText(view.status, '');
      setText(place, more.failed);
    }
  }

  /** Writes the state to the address, and shows it. */
  async function change(next: ListState, isReplaced = false, place = view.status): Promise<void> {
    state = next;
    changeAddress({ search: formatListState(next), isReplaced });
    await show(place);
  }

  function onAddress(): void {
    if (location.pathname !== pathname) return;
    listPlace.remember();
    const next = readListState(location.search);
    if (formatListState(next) === formatListState(state)) return;
    state = next;
    // Also while the field has the focus, because the list no longer shows what was typed.
    if (field) field.value = next.words;
    void show();
  }

  /** Returns the words in the field. A search for them may not have begun yet. */
  function typedWords(): string {
    return field?.value.trim() ?? '';
  }

  /**
   * Shows more stories, or tries again to show those that are not shown yet. After a press of a key, moves
   * the focus to the first new one.
   */
  async function loadMore(button: Element, isByKey: boolean): Promise<void> {
    const [before] = progress;
    const shown = state.shown + (isShown ? storiesPerPage : 0);
    await change({ ...state, shown }, true, view.shown);
    // The Tab key would lead on past the new stories.
    if (isByKey && document.activeElement === button) view.focusStory(before);
  }

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const { choice } = target?.closest<HTMLElement>('[data-choice]')?.dataset ?? {};
    if (isCategoryFilterId(choice))
      void change({ category: choice, words: typedWords(), shown: storiesPerPage });
    const button = target?.closest('[data-more]');
    if (button && !button.hasAttribute('aria-disabled')) void loadMore(button, event.detail === 0);
    const link = target?.closest<HTMLAnchorElement>('[data-results] .nothing a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    field?.focus();
    if (field) field.value = readListState(link.search).words;
    void change(readListState(link.search));
  }

  let timer: ReturnType<typeof setTimeout>;
  const onInput = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const words = typedWords();
      if (words !== state.words) void change({ ...state, words, shown: storiesPerPage }, true);
    }, typingPause);
  };
  // Preloads the index, so that it is ready by the time of a press.
  const onTouch = () => void loadStoryIndex().catch(() => undefined);

  const controller = new AbortController();
  const { signal } = controller;
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('input', onInput, { signal });
  list.addEventListener('submit', (event) => event.preventDefault(), { signal });
  for (const touch of ['pointerover', 'focusin'])
    list.addEventListener(touch, onTouch, { once: true });
  for (const type of ['popstate', 'address-shown']) addEventListener(type, onAddress, { signal });
  field?.addEventListener('focus', () => void loadSearch().catch(() => undefined));
  // Somebody may have typed before this code was loaded.
  if (field?.value) onInput();
  if (formatListState(state) !== '') void show().then(listPlace.restore);
  return () => {
    clearTimeout(timer);
    runs += 1;
    listPlace.stop();
    controller.abort();
  };
}
