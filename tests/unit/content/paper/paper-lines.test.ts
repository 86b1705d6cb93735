import { expect, it } from 'vitest';
import { beginning } from '#content/paper/paper-lines.ts';
import { storyLinks } from '#content/story/story-links.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';

const [known = ''] = storyLinks.keys();

it.each(['https://example.org', known, '⚽⚽⚽'])(
  'begins a story with its first sentence of words, after %s',
  (line) => {
    const blocks = storyBlocks(`${line}\n${line}\nWe ran. Then see https://example.org.\nThe end.`);
    expect(beginning({ blocks })).toEqual({
      sentence: 'We ran.',
      paragraph: 'We ran. Then see https://example.org.',
    });
  },
);

it('has no beginning of a story without words', () => {
  for (const content of ['', `https://example.org\n${known}`])
    expect(beginning({ blocks: storyBlocks(content) })).toBeUndefined();
});
