import { expect, it } from 'vitest';
import { storyIndex, storySearchFiles } from '#content/story/story-index.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { makeStory, photo } from '../../../support/content/make-story.ts';

it('has the newest first, and only what a list shows', () => {
  const older = makeStory({ id: 1, date: '2025-01-01' });
  const newer = makeStory({ id: 2, date: '2025-01-02', picture: photo, sample: true, lang: 'es' });
  expect(storyIndex([older, newer])).toEqual([
    {
      id: 2,
      title: 'A story',
      date: '2025-01-02',
      categories: ['news'],
      words: 1,
      minutes: 1,
      alt: 'A ball.',
      thumb: { src: '/art/a-480.webp', width: 480, height: 360 },
      sample: true,
      lang: 'es',
    },
    expect.objectContaining({
      id: 1,
      thumb: { src: '/art/x.svg', width: 960, height: 640 },
    }),
  ]);
});

it('has the text for a search, without addresses', () => {
  const blocks = storyBlocks('The Ball: don’t see https://a.example/x today.\n\nA second part.');
  const stories = Array.from({ length: 25 }, (_, at) => makeStory({ id: 41 + at, blocks }));
  const [[text] = []] = storySearchFiles(stories);
  expect(text).toEqual({
    id: 41,
    text: 'The Ball: don’t see  today.\nA second part.',
  });
});

it('puts a new story into the last search file and changes no other', () => {
  const stories = Array.from({ length: 48 }, (_, at) => makeStory({ id: at + 1 }));
  const before = storySearchFiles(stories);
  const after = storySearchFiles([...stories, makeStory({ id: 100, date: '2025-05-01' })]);
  expect(after.slice(0, 2)).toEqual(before);
  expect(after[2]).toHaveLength(1);
});
