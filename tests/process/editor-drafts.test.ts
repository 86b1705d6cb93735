import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';
import { runScript } from '../support/servers/run-script.ts';

let project: CopiedProject;

const story = (title: string, fields: string) =>
  `---\ntitle: ${title}\nalt: A ball.\ncategories: news\n${fields}\n---\n\nThe text of ${title}.\n`;

beforeAll(async () => {
  project = await copyProject(true);
  const { folder, write } = project;
  const create = { width: 1000, height: 700, channels: 3, background: 'red' } as const;
  for (const name of ['Zebrafinch.JPG', 'heron.jpg', 'wren.jpg'])
    await sharp({ create })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Quetzal' } })
      .toFile(join(folder, 'public/art', name));
  const stories = 'src/content/stories';
  await write(
    `${stories}/13.md`,
    story('Zebrafinch', 'image: Zebrafinch.JPG\ndate: 2025-05-10\ndraft: yes'),
  );
  await write(`${stories}/14.md`, story('Heron', 'image: heron.jpg\ndate: 2999-01-01'));
  await write(`${stories}/15.md`, story('Wren', 'image: wren.jpg\ndate: 2025-05-10'));
});
afterAll(() => project.discard());

/** Every file of the site whose name or content has the word. */
function filesWith(word: string): readonly string[] {
  const dist = join(project.folder, 'dist');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => new RegExp(word, 'i').test(file + readFileSync(file, 'latin1')));
}

it('a draft, and a story of a day to come, are in no file of a build', async () => {
  const { code, lines } = await runScript(project.folder, 'build');
  expect(lines).toContainEqual(expect.stringMatching(/14\.md:6: date: "2999-01-01" is to come/));
  expect(code).toBe(0);
  for (const word of ['zebrafinch', 'heron']) expect(filesWith(word)).toEqual([]);
  expect(filesWith('wren').length).toBeGreaterThan(5);
  expect(filesWith('Quetzal')).toEqual([]);
});

it('both are in a preview, which search engines may not list', async () => {
  const { code } = await runScript(project.folder, 'build', { DRAFTS: '1' });
  expect(code).toBe(0);
  const read = (file: string) => readFileSync(join(project.folder, 'dist', file), 'utf8');
  for (const [id, title] of [
    ['13', 'Zebrafinch'],
    ['14', 'Heron'],
  ] as const) {
    expect(read(`stories/${id}.html`)).toContain(`The text of ${title}.`);
    expect(read(`stories/${id}.html`)).toContain('<meta name="robots" content="noindex">');
    expect(read(`stories/${id}.html`)).toContain('>Draft<');
    expect(read('stories.html')).toContain(title);
    for (const file of ['feed.xml', 'sitemap.xml'])
      expect(read(file)).not.toContain(`stories/${id}`);
  }
  expect(read('robots.txt')).not.toContain('Sitemap');
});
