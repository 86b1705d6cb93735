import { plainPicture, type WrittenStory } from '#content/story/story.ts';

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

/** Makes a story as the pages and papers get it, with the address of its page. */
export function makeBuiltStory(fields: Partial<WrittenStory> = {}) {
  return { ...makeStory(fields), address: 'https://site.test/stories/41', bookBytes: 1 };
}

/** A photograph as the build has prepared it. */
export const photo = {
  src: '/art/a.jpg',
  width: 960,
  height: 720,
  srcSet: '/art/a-480.jpg 480w, /art/a.jpg 960w',
  sources: [{ type: 'image/webp', srcSet: '/art/a-480.webp 480w, /art/a-960.webp 960w' }],
};
