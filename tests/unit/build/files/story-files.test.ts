import { expect, it } from 'vitest';
import { createStoryFiles } from '#build/files/story-files.ts';

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
  const { manifest } = await files.mark(
    ['/stories/2', '/about', '/stories/2/board', ...filesOf('goal'), ...filesOf('team')].map(entry),
  );
  expect(
    manifest.map(({ url, size, ...rest }) => [
      url,
      size,
      Reflect.get(rest, 'story'),
      Reflect.get(rest, 'bytes'),
    ]),
  ).toEqual([
    ['/about', 1_000, undefined, undefined],
    ['/art/team.jpg', 1_000, undefined, undefined],
    ['/stories/2', 200, '2', 1_250],
    ['/stories/2/board', 50, '2', undefined],
    ['/art/goal-480.webp', 1_000, '2', undefined],
    ['/art/team-480.webp', 1_000, '1', undefined],
  ]);
});
