import { plainPicture, type WrittenStory } from '../../../src/content/story/story.ts';

/** Makes a story for tests that need only some of its fields. */
export function makeStory(fields: Partial<WrittenStory> = {}): WrittenStory {
  return {
    id: 41,
    title: 'A story',
    ...plainPicture('x.svg'),
    alt: 'A ball.',
    categories: ['news'],
    date: '2025-04-14',
    sample: false,
    isDraft: false,
    lang: 'en-GB',
    dir: 'ltr',
    content: 'One.',
    blocks: [],
    sentences: 1,
    spanish: [],
    words: 1,
    minutes: 1,
    lesson: { words: [], sample: false, spanishSample: false },
    description: 'One.',
    ...fields,
  };
}
