import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerWorld, event } from '../../support/fakes/worker-world.ts';
import { activate, prune } from '../../../sw/activate.ts';
import { fill } from '../../../sw/precaches.ts';

let world: ReturnType<typeof createWorkerWorld>;
beforeEach(() => {
  world = createWorkerWorld();
});
afterEach(() => vi.unstubAllGlobals());

const first = { '/': 'one', '/assets/a.js': 'a', '/art/cup.svg': 'cup', '/art/old.svg': 'old' };
const second = { '/': 'two', '/assets/b.js': 'b', '/art/cup.svg': 'new cup' };

async function release(files: Readonly<Record<string, string>>) {
  const build = world.buildSite(files);
  await build.install();
  await activate(build);
  return build;
}

it('drops the pages of the build before and keeps its scripts for one release', async () => {
  await release(first);
  const build = await release(second);
  expect(await build.answer('/', { navigate: true })).toBe('200 two');
  expect(await world.stored.list('site-core')).toHaveLength(2);
  world.network.default = 'gone';
  expect(await build.answer('/assets/a.js')).toBe('200 a');

  world.network.default = 'fine';
  const next = await release({ '/': 'three', '/assets/c.js': 'c' });
  world.network.default = 'gone';
  expect(await next.answer('/assets/b.js')).toBe('200 b');
  expect((await next.ask('/assets/a.js'))?.type).toBe('error');
});

it('serves both builds while the new one waits', async () => {
  const old = await release(first);
  const waiting = world.buildSite(second);
  await waiting.install();
  world.network.default = 'gone';
  expect(await old.answer('/', { navigate: true })).toBe('200 one');
  expect(await old.answer('/assets/a.js')).toBe('200 a');
});

it('keeps an old picture until its successor is stored', async () => {
  const old = await release(first);
  await fill(old.pictures, event);
  const build = await release(second);
  expect(await world.stored.list('site-pictures')).toEqual([
    expect.stringMatching('^/art/cup.svg'),
  ]);
  world.network.default = 'gone';
  expect(await build.answer('/art/cup.svg')).toBe('200 cup');

  world.network.default = 'fine';
  await fill(build.pictures, event);
  await prune(build.pictures);
  expect(await build.answer('/art/cup.svg')).toBe('200 new cup');
  expect(await world.stored.list('site-pictures')).toHaveLength(1);
});

it('deletes caches that no build knows any more, and only those of this site', async () => {
  await world.stored.open('site-forgotten');
  await world.stored.open('somebody-else');
  await release(first);
  const names = await world.stored.keys();
  expect(names).not.toContain('site-forgotten');
  expect(names).toContain('somebody-else');
});
