import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentSource } from '#build/content/content-source.ts';
import { storiesPlugin } from '#build/content/stories-plugin.ts';

const siteUrl = 'https://example.org';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stories-'));
  mkdirSync(join(root, 'src/content/stories'), { recursive: true });
  mkdirSync(join(root, 'public/art'), { recursive: true });
  for (const name of ['art/logo.svg', 'art/spot-read.svg', 'assets'])
    symlinkSync(join(process.cwd(), 'public', name), join(root, 'public', name));
  writeFileSync(join(root, 'public/art/cup.svg'), '<svg viewBox="0 0 3 2"/>');
  writeFileSync(
    join(root, 'main.js'),
    `export { storySummaries } from 'virtual:story-summaries';
     export { storyBodies } from 'virtual:story-bodies';`,
  );
  writeStory('7.md');
  writeStory('10.md');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeStory(name: string, changes: Readonly<Record<string, string>> = {}): void {
  const fields = {
    title: `Story ${name}`,
    image: '/art/cup.svg',
    alt: 'A cup.',
    categories: 'news',
    date: '2025-05-10',
    ...changes,
  };
  const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
  const text = ['---', ...lines, '---', `The text of ${name} only.`].join('\n');
  writeFileSync(join(root, 'src/content/stories', name), text);
}

async function buildSite(): Promise<readonly string[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [storiesPlugin(contentSource(root), { siteUrl })],
    build: { lib: { entry: 'main.js', formats: ['es'], fileName: 'main' }, minify: false },
  });
  const dist = join(root, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') || file.endsWith('.mjs'))
    .map((file) => readFileSync(join(dist, file), 'utf8'));
}

describe('storiesPlugin', () => {
  it('keeps each text in a chunk of its own and all summaries in the entry', async () => {
    const chunks = await buildSite();
    const entry = chunks.find((chunk) => chunk.includes('storySummaries')) ?? '';
    expect(entry).toContain('Story 7.md');
    expect(entry).toContain('Story 10.md');
    expect(entry).not.toContain('The text of');
    expect(chunks.filter((chunk) => chunk.includes('The text of 7.md only.'))).toHaveLength(1);
    expect(chunks).toHaveLength(3);
  });

  it('takes a new file without any other change', async () => {
    writeStory('13.md');
    const chunks = await buildSite();
    expect(chunks).toHaveLength(4);
    expect(chunks.some((chunk) => chunk.includes('The text of 13.md only.'))).toBe(true);
  });

  it('stops the build with every error of every file', async () => {
    writeStory('8.md', { categories: 'sport' });
    writeStory('9.md', { date: 'yesterday' });
    await expect(buildSite()).rejects.toThrow(
      /stories\/8\.md:5: categories: "sport"[^]*stories\/9\.md:6: date: "yesterday"/,
    );
  });
});

describe('a development or test server', () => {
  async function summaries(options = {}): Promise<unknown> {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [storiesPlugin(contentSource(root), { siteUrl, ...options })],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      return await server.ssrLoadModule('virtual:story-summaries');
    } finally {
      await server.close();
    }
  }

  it('starts with a faulty story, and says so where stories are asked for', async () => {
    writeStory('8.md', { categories: 'sport' });
    await expect(summaries()).rejects.toThrow(/8\.md:5: categories: "sport"/);
  });

  it('leaves it out where it is told to', async () => {
    writeStory('8.md', { categories: 'sport' });
    expect(await summaries({ skipsFaulty: true })).toMatchObject({
      storySummaries: [{ id: 10 }, { id: 7 }],
    });
  });
});
