import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { withoutUnusedPictures } from '#build/files/without-unused-pictures.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

it('keeps the pictures that pages, styles and scripts name, and warns of the others', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'about'));
  const texts = {
    'about/team.html': '<img srcset="/art/team-480.webp 480w, /art/our%20team.jpg 960w">',
    'page.css': 'a{background:url(/art/pitch.svg)}',
    'worker.js': 'const picture=`/art/spot.svg`',
    'list.json': '[{"src":"/art/goal.svg"}]',
    'robots.txt': '/art/text.svg',
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const used = ['team-480.webp', 'our team.jpg', 'pitch.svg', 'spot.svg', 'goal.svg'];
  const pictures = [...used, 'team.webp', 'text.svg'].map((name) => `/art/${name}`);
  const entry = (url: string) => ({ url, revision: null, size: 1_000 });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();

  const { manifest } = await withoutUnusedPictures(() => folder)(['/', ...pictures].map(entry));

  expect(manifest.map(({ url }) => url)).toEqual(['/', ...used.map((name) => `/art/${name}`)]);
  const warned = warn.mock.calls.flat().map(String);
  expect(warned).toHaveLength(2);
  expect(warned[0]).toContain('public/art/team.webp: no page shows this picture');
  expect(warned[1]).toContain('public/art/text.svg: ');
});
