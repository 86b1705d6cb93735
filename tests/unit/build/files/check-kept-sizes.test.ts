import { expect, it } from 'vitest';
import { checkKeptSizes } from '#build/files/check-kept-sizes.ts';
import { createStoryFiles } from '#build/files/story-files.ts';

const sizes = [
  ['/art/cup.png', 500_000],
  ['/art/cup-480.webp', 30_000],
] as const;
const manifest = sizes.map(([url, size]) => ({ url, revision: null, size }));

it('accepts a large picture if devices keep a smaller form of it', async () => {
  const { mark } = createStoryFiles({
    current: async () => ({
      stories: [
        {
          picture: {
            src: '/art/cup.png',
            width: 960,
            height: 1440,
            sources: [{ type: 'image/webp', srcSet: '/art/cup-480.webp 480w' }],
          },
        },
      ],
      index: [{ id: 7, thumb: { src: '/art/cup-480.webp', width: 480, height: 720 } }],
    }),
  });
  const kept = (await mark(manifest)).manifest;
  expect(kept.map(({ url }) => url)).toEqual(['/art/cup-480.webp']);
  expect(checkKeptSizes(kept)).toEqual({ manifest: kept });
});

it('names a kept file that is too large, with its size', () => {
  expect(() => checkKeptSizes(manifest)).toThrow(
    'Each device would keep files of more than 400 kB; make them smaller:\n/art/cup.png: 500 kB',
  );
});

it('accepts the lists of stories, which grow with the number of stories', () => {
  const lists = ['/stories-index.json', '/stories-search/1.json'].map((url) => ({
    url,
    revision: null,
    size: 500_000,
  }));
  expect(checkKeptSizes(lists)).toEqual({ manifest: lists });
});
