import { expect, it } from 'vitest';
import { createStoryFiles, isKeptByDefault } from '#build/files/story-files.ts';
import { storyOf } from '#hosting/pack.ts';
import { newestKept, storiesIn } from '#shared/story-keeping.ts';
import { KeptStories } from '../../../../sw/kept-stories.ts';

const photo = (name: string) => ({
  src: `/art/${name}.jpg`,
  width: 960,
  height: 640,
  srcSet: `/art/${name}-480.jpg 480w, /art/${name}.jpg 960w`,
  sources: [
    { type: 'image/webp', srcSet: `/art/${name}-480.webp 480w, /art/${name}-960.webp 960w` },
  ],
});
const filesOf = (name: string) =>
  ['-480.jpg', '.jpg', '-480.webp', '-960.webp'].map((end) => `/art/${name}${end}`);
const thumb = (name: string) => ({ src: `/art/${name}-480.webp`, width: 480, height: 320 });
const entry = (url: string) => ({ url, revision: null, size: 1_000 });

it('lists the smallest form of a photograph with its story, no other form, and the sum of a story once', async () => {
  const files = createStoryFiles({
    current: async () => ({
      stories: [{ picture: photo('goal') }, { picture: photo('team') }],
      index: [
        { id: 2, thumb: thumb('goal') },
        { id: 1, thumb: thumb('team') },
      ],
    }),
  });
  files.add({ path: '/about', html: '<img src="/art/team.jpg">', bytes: 500 });
  files.add({ path: '/stories/2', html: '<img src="/art/goal.jpg">', bytes: 200 });
  files.add({ path: '/stories/2/board', html: '', bytes: 50 });
  files.addList({ path: '/stories-index.json', bytes: 70 });
  const pages = ['/stories/2', '/about', '/stories/2/board', '/stories-index.json'];
  const { manifest } = await files.mark(
    [...pages, ...filesOf('goal'), ...filesOf('team')].map(entry),
  );
  expect(
    manifest.map(({ url, size, ...rest }) => [
      url,
      size,
      Reflect.get(rest, 'story'),
      Reflect.get(rest, 'bytes'),
    ]),
  ).toEqual([
    ['/about', 500, undefined, undefined],
    ['/stories-index.json', 70, undefined, undefined],
    ['/art/team.jpg', 1_000, undefined, undefined],
    ['/stories/2', 200, '2', 1_250],
    ['/stories/2/board', 50, '2', undefined],
    ['/art/goal-480.webp', 1_000, '2', undefined],
    ['/art/team-480.webp', 1_000, '1', undefined],
  ]);
});

it('keeps the newest stories, whatever pictures they share with old ones', async () => {
  const ids = Array.from({ length: newestKept + 6 }, (_, at) => newestKept + 6 - at);
  const files = createStoryFiles({
    current: async () => ({
      stories: [],
      // Every second story shows the picture of the newest.
      index: ids.map((id) => ({ id, thumb: thumb(id % 2 === 0 ? 'shared' : `own-${id}`) })),
    }),
  });
  const urls = [...ids.map((id) => `/stories/${id}`), '/art/shared-480.webp'];
  const { manifest } = await files.mark(urls.map(entry));
  expect(manifest[0]).toMatchObject({ url: '/stories/30', story: '30' });
  expect(manifest[1]).toMatchObject({
    url: '/art/shared-480.webp',
    story: expect.stringMatching(/ 2$/),
  });
  expect(storiesIn(manifest)).toEqual(ids.map(String));
  const kept = manifest
    .filter(isKeptByDefault(manifest))
    .flatMap(({ url }) => (storyOf(url) ? [url] : []));
  expect(kept).toEqual(ids.slice(0, newestKept).map((id) => `/stories/${id}`));
  expect(new KeptStories(manifest).paths).toEqual(ids.map((id) => `/stories/${id}`));
});
