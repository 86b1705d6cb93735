import { expect, it, vi } from 'vitest';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { storyIndex, storySearchFiles, storySearchPath } from '#content/story/story-index.ts';
import { createStorySearch } from '#pages/stories/search-stories.ts';
import { makeStory } from '../../support/content/make-story.ts';

const texts = [
  'We lost. A referee with a very loud whistle came late. Then it rained.',
  'Árbitro is the Spanish word.',
  '李雷在球场上读书。他喜欢足球。',
  'The team won. The tea was cold.',
  "They say: “It won’t rain.” They don't run, and they can’t stop.",
  'Ms O’Brien blows. C’est l’arbitre.',
];
const others = Array.from({ length: 24 }, (_, at) => makeStory({ id: 100 + at }));
const stories = [
  ...texts.map((text, at) => makeStory({ id: at + 1, blocks: storyBlocks(text) })),
  makeStory({ id: 50, title: 'The referees’ cup' }),
  ...others,
];
const files = storySearchFiles(stories);

async function search(words: string) {
  vi.stubGlobal('fetch', async (path: string) => {
    const at = files.findIndex((_, place) => storySearchPath(place + 1) === path);
    return Response.json(files[at]);
  });
  const index = storyIndex(stories).map((story) => ({ ...story, bytes: 1 }));
  return (await createStorySearch(index))(words);
}

it('finds beginnings of words in titles and texts, titles first, with their sentence', async () => {
  const { found } = await search('refer');
  expect(found.map(({ story }) => story.id)).toEqual([50, 1]);
  expect(found[1]?.context).toEqual({
    before: 'A ',
    word: 'referee',
    after: ' with a very loud whistle came late.',
  });
});

it.each([
  ['ARBITRO', 2],
  ['whistle late', 1],
  ['足球', 3],
])('finds %s', async (words, id) => {
  const { found } = await search(words);
  expect(found.map(({ story }) => story.id)).toEqual([id]);
});

it.each([
  ["won't", 5, 'won’t'],
  ['won’t', 5, 'won’t'],
  ['wont', 5, 'won’t'],
  ['dont', 5, "don't"],
  ['cant', 5, 'can’t'],
  ['obrien', 6, 'O’Brien'],
  ["O'Brien", 6, 'O’Brien'],
  ['brien', 6, 'O’Brien'],
  ['arbitre', 6, 'l’arbitre'],
])('finds %s with any apostrophe, or none, and marks the word', async (words, id, word) => {
  const { found } = await search(words);
  expect(found.map(({ story }) => story.id)).toEqual([id]);
  expect(found[0]?.context?.word).toBe(word);
});

it('proposes a similar word where there is none', async () => {
  expect(await search('refree')).toEqual({ found: [], suggestion: 'referee' });
  expect(await search('xylophone')).toEqual({ found: [] });
});

it.each([
  ['cup whistle', 'words of two different stories'],
  ['cup whistel', 'a similar word that no story has beside the other'],
  ['?', 'no word'],
])('proposes nothing for “%s”: %s', async (words) => {
  expect(await search(words)).toEqual({ found: [] });
});
