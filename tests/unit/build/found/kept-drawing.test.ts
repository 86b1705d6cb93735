import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawnPicture } from '#build/found/draw-card.ts';
import { keptDrawing } from '#build/found/kept-drawing.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function drawing(type: DrawnPicture['type']) {
  return vi.fn(() => Promise.resolve({ bytes: Buffer.from(type), type }));
}

it.each(['png', 'jpg'] as const)('draws the same %s once', async (type) => {
  const draw = drawing(type);
  const cache = join(folder, 'cache');
  for (let build = 0; build < 3; build++)
    expect(await keptDrawing(cache, 'a1', draw)).toEqual({ bytes: Buffer.from(type), type });
  expect(draw).toHaveBeenCalledOnce();
});

it('draws what has changed, and leaves no half of a file', async () => {
  const draw = drawing('png');
  await Promise.all([keptDrawing(folder, 'a1', draw), keptDrawing(folder, 'b2', draw)]);
  expect(draw).toHaveBeenCalledTimes(2);
  expect((await readdir(folder)).toSorted()).toEqual(['a1.png', 'b2.png']);
});
