import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activateBuild } from '../../../sw/activate-build.ts';
import { fillTier } from '../../../sw/fill-tier.ts';
import { installCore } from '../../../sw/install-core.ts';
import { pruneTier } from '../../../sw/prune-tier.ts';
import { createWorkerWorld } from '../../support/worker-world.ts';

let world: ReturnType<typeof createWorkerWorld>;
beforeEach(() => {
  world = createWorkerWorld();
});
afterEach(() => vi.unstubAllGlobals());

const first = { '/': 'one', '/assets/a.js': 'a', '/art/cup.svg': 'cup', '/art/old.svg': 'old' };
const second = { '/': 'two', '/assets/b.js': 'b', '/art/cup.svg': 'new cup' };

async function release(files: Readonly<Record<string, string>>) {
  const build = world.buildSite(files);
  await installCore(build.core);
  await activateBuild(build.core, build.pictures);
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
  await expect(next.answer('/assets/a.js')).rejects.toThrow('Failed to fetch');
});

it('serves both builds while the new one waits', async () => {
  const old = await release(first);
  const waiting = world.buildSite(second);
  await installCore(waiting.core);
  world.network.default = 'gone';
  expect(await old.answer('/', { navigate: true })).toBe('200 one');
  expect(await old.answer('/assets/a.js')).toBe('200 a');
});

it('keeps an old picture until its successor is stored', async () => {
  const old = await release(first);
  await fillTier(old.pictures);
  const build = await release(second);
  expect(await world.stored.list('site-pictures')).toEqual([
    expect.stringMatching('^/art/cup.svg'),
  ]);
  world.network.default = 'gone';
  expect(await build.answer('/art/cup.svg')).toBe('200 cup');

  world.network.default = 'fine';
  await fillTier(build.pictures);
  await pruneTier(build.pictures);
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
