import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { newestKept } from '#shared/story-keeping.ts';
import { fileHash } from '#build/files/file-hash.ts';
import { writePacks } from '#build/files/packs.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

const stories = Array.from({ length: newestKept + 1 }, (_, at) => String(newestKept + 1 - at));

/** Writes a site with two papers for each story, and returns the worker's list of its files. */
async function writeSite() {
  await mkdir(join(folder, 'assets'));
  const urls = stories.flatMap((id) =>
    ['', '/coach', '/words'].map((end) => `/stories/${id}${end}`),
  );
  return Promise.all(
    ['/fallback-story', ...urls].map(async (url) => {
      const text = `<h1>${url} ¿Qué?</h1>`;
      await mkdir(join(folder, url, '..'), { recursive: true });
      await writeFile(join(folder, `${url}.html`), text);
      const [, story] = /^\/stories\/(\d+)/.exec(url) ?? [];
      const integrity = `sha256-${fileHash(text)}`;
      return { url, revision: null, integrity, size: 0, ...(story && { story }) };
    }),
  );
}

it('gives the papers of an older story one hash, whatever the order of the list', async () => {
  const files = await writeSite();
  const listed = async (list: typeof files) => {
    const { manifest } = await writePacks(() => folder)(list);
    return manifest.filter(({ url }) => url.startsWith('/stories/1/'));
  };
  const papers = await listed(files);
  expect(papers).toHaveLength(2);
  expect(new Set(papers.map(({ integrity }) => integrity)).size).toBe(1);
  const isLater = ({ url }: (typeof files)[number]) => url.endsWith('/coach');
  const reordered = await listed([
    ...files.filter((file) => !isLater(file)),
    ...files.filter(isLater),
  ]);
  expect(reordered[0]?.integrity).toBe(papers[0]?.integrity);
});

it('lists each pack with its size in bytes', async () => {
  const { manifest } = await writePacks(() => folder)(await writeSite());
  const packs = manifest.filter(({ url }) => url.startsWith('/assets/pack-'));
  expect(packs.length).toBeGreaterThan(stories.length);
  for (const { url, size } of packs)
    expect(size).toBe((await readFile(join(folder, url))).byteLength);
});
