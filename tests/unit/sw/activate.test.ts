import { beforeEach, expect, it } from 'vitest';
import { newestKept } from '#shared/story-keeping.ts';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { activate, removeReplaced } from '../../../sw/activate.ts';
import { fetchMissing } from '../../../sw/fetch-missing.ts';

let harness: ReturnType<typeof createWorkerHarness>;
beforeEach(() => void (harness = createWorkerHarness()));

const first = { '/': 'one', '/assets/a.js': 'a', '/art/cup.svg': 'cup', '/art/old.svg': 'old' };
const second = { '/': 'two', '/assets/b.js': 'b', '/art/cup.svg': 'new cup' };

async function release(files: Readonly<Record<string, string>>) {
  const build = harness.buildSite(files);
  await build.install();
  await activate(build);
  return build;
}

it('removes the pages of the previous build, and keeps its scripts for one release', async () => {
  await release(first);
  const build = await release(second);
  expect(await build.answer('/', { navigate: true })).toBe('200 two');
  expect(await harness.stored.list('site-core')).toHaveLength(2);
  harness.network.fault = 'offline';
  expect(await build.answer('/assets/a.js')).toBe('200 a');

  harness.network.fault = undefined;
  const next = await release({ '/': 'three', '/assets/c.js': 'c' });
  harness.network.fault = 'offline';
  expect(await next.answer('/assets/b.js')).toBe('200 b');
  expect((await next.ask('/assets/a.js'))?.type).toBe('error');
});

it('removes nothing that belongs to a build being installed beside it', async () => {
  await release(first);
  const waiting = harness.buildSite(second);
  await waiting.install();
  const next = harness.buildSite({ '/': 'three', '/assets/c.js': 'c' });
  await fetchMissing(next.core, event);
  await activate(waiting, true);
  harness.network.fault = 'offline';
  await next.install();
  expect(await waiting.answer('/', { navigate: true })).toBe('200 two');
  await activate(next);
  expect(await next.answer('/', { navigate: true })).toBe('200 three');
  expect(await harness.stored.list('site-core')).toHaveLength(2);
});

it('keeps an old picture until its successor is stored', async () => {
  const old = await release(first);
  await fetchMissing(old.pictures, event);
  const build = await release(second);
  expect(await harness.stored.list('site-pictures')).toEqual([
    expect.stringMatching('^/art/cup.svg'),
  ]);
  harness.network.fault = 'offline';
  expect(await build.answer('/art/cup.svg')).toBe('200 cup');

  harness.network.fault = undefined;
  await fetchMissing(build.pictures, event);
  await removeReplaced(build.pictures, () => false);
  expect(await build.answer('/art/cup.svg')).toBe('200 new cup');
  expect(await harness.stored.list('site-pictures')).toHaveLength(1);
});

it('keeps one version of a chosen story while its successor is missing: the latest', async () => {
  const paths = Array.from(
    { length: newestKept + 1 },
    (_, at) => `/stories/${newestKept + 1 - at}`,
  );
  const texts = (version: string) => Object.fromEntries(paths.map((path) => [path, version]));
  const stored = async () =>
    (await harness.stored.list('site-core')).filter((key) => key.startsWith('/stories/1?'));
  const { stories } = await release(texts('first'));
  await stories.change({ type: 'KEEP_STORIES', choice: 'all' });
  for (const version of ['second', 'third', 'fourth']) {
    const build = await release(texts(version));
    await fetchMissing(build.core, event, 'chosen');
    expect((await stored()).length).toBeLessThanOrEqual(2);
  }
  const last = await release(texts('fifth'));
  expect(await stored()).toHaveLength(1);
  harness.network.fault = 'offline';
  expect(await last.answer('/stories/1', { navigate: true })).toBe('200 fourth');
});

it('removes a replaced version, but nothing that belongs to the next build', async () => {
  const build = await release({ '/': 'one', '/stories': 'list' });
  const cache = await harness.stored.open('site-core');
  const [home] = (await cache.keys()).filter(({ url }) => url.includes('/?'));
  const present = await cache.match(home?.url ?? '');
  const put = (revision: string) =>
    cache.put(`https://site.test/?__WB_REVISION__=${revision}`, new Response(revision));
  await cache.delete(home?.url ?? '');
  await put('before');
  const kept = await harness.stored.list('site-core');
  await removeReplaced(build.core, () => false);
  expect(await harness.stored.list('site-core')).toEqual(kept);

  await cache.put(home?.url ?? '', present ?? new Response());
  // An installation that failed has left this file.
  await put('next');
  const all = await harness.stored.list('site-core');
  await removeReplaced(build.core, () => true);
  expect(await harness.stored.list('site-core')).toEqual(all);
  await removeReplaced(build.core, () => false);
  const left = all.filter((key) => !key.endsWith('=before'));
  expect(await harness.stored.list('site-core')).toEqual(left);
});

it('deletes caches that no build uses any more, and only those of this site', async () => {
  await harness.stored.open('site-forgotten');
  await harness.stored.open('somebody-else');
  await release(first);
  const names = await harness.stored.keys();
  expect(names).not.toContain('site-forgotten');
  expect(names).toContain('somebody-else');
});
