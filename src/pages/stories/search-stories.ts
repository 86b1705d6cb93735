import MiniSearch from 'minisearch';
import { storiesPerPage } from '#content/story/story-archive.ts';
import {
  type IndexedStory,
  storySearchPath,
  type StorySearchText,
} from '#content/story/story-index.ts';
import { fetchList } from '#features/stories/load-story-index.ts';
import { splitWords } from '#content/story-text/find-words.ts';

export interface FoundStory {
  readonly story: IndexedStory;
  /** The sentence with the first word that was found; undefined if only the title has the word. */
  readonly context?: { readonly before: string; readonly word: string; readonly after: string };
}

export interface SearchResult {
  /** Best first. */
  readonly found: readonly FoundStory[];
  /** Similar words that a story has, if none has those of the query. */
  readonly suggestion?: string;
}

/** Fetches the texts of the stories and returns a function that searches titles and texts. */
export async function createStorySearch(
  index: readonly IndexedStory[],
): Promise<(query: string) => SearchResult> {
  const files = Array.from({ length: Math.ceil(index.length / storiesPerPage) }, (_, at) =>
    fetchList<StorySearchText>(storySearchPath(at + 1)),
  );
  const texts = new Map((await Promise.all(files)).flat().map(({ id, text }) => [id, text]));
  const stories = new Map(index.map((story) => [story.id, story]));
  const search = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: (text) => splitWords(text, wordPattern).map(({ word }) => word),
    processTerm: (word) => [...formsOf(word)],
    searchOptions: {
      processTerm: normalize,
      prefix: true,
      boost: { title: 3 },
      combineWith: 'AND',
    },
  });
  // Indexed in chunks, so that typing is not delayed.
  await search.addAllAsync(
    index.map(({ id, title }) => ({ id, title, text: texts.get(id) })),
    { chunkSize: 10 },
  );
  return (query) => {
    const found = search.search(query).flatMap(({ id, terms }): readonly FoundStory[] => {
      const story = stories.get(id);
      const context = contextOf(texts.get(id) ?? '', new Set(terms));
      return story ? [{ story, ...(context && { context }) }] : [];
    });
    if (found.length > 0) return { found };
    const similar = splitWords(query, wordPattern).map(({ word }) => {
      const terms = search.search(word, { fuzzy: 0.3, prefix: false }).flatMap((one) => one.terms);
      const distance = (term: string) => Math.abs(term.length - word.length);
      return terms.sort((one, other) => distance(one) - distance(other))[0] ?? '';
    });
    const suggestion = similar.join(' ');
    const isUseful = similar.every(Boolean) && search.search(suggestion).length > 0;
    return { found, ...(isUseful && { suggestion }) };
  };
}

/** A word may have apostrophes inside. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const apostrophe = /['’]/g;

/** Removes accents, capitals and apostrophes, so that "arbitro" finds "Árbitro" and "wont" finds "won’t". */
function normalize(term: string): string {
  return term
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(apostrophe, '')
    .toLowerCase();
}

/** Returns what a word is found by: the whole of it, and its parts, so that "brien" finds "O’Brien". */
function formsOf(word: string): ReadonlySet<string> {
  return new Set([word, ...word.split(apostrophe)].map(normalize));
}

const longestSide = 90;

/** Returns the sentence around the first of these terms in a text. */
function contextOf(text: string, terms: ReadonlySet<string>): FoundStory['context'] {
  const first = splitWords(text, wordPattern).find(({ word }) =>
    [...formsOf(word)].some((form) => terms.has(form)),
  );
  if (!first) return undefined;
  const end = first.at + first.word.length;
  const before =
    text
      .slice(0, first.at)
      .split(/[\n。]|[.!?…]\s/)
      .pop() ?? '';
  const [after = ''] = text.slice(end).match(/^[^\n.!?…。]*[.!?…。]?/) ?? [];
  return {
    before:
      before.length > longestSide
        ? `… ${before.slice(-longestSide).replace(/^\S*\s/, '')}`
        : before,
    word: first.word,
    after:
      after.length > longestSide ? `${after.slice(0, longestSide).replace(/\s\S*$/, '')} …` : after,
  };
}
