import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { parseStories } from '#build/content/parse-stories.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

const folder = 'src/content/stories';
let root = '';

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(join(root, folder), { recursive: true });
});

function story(changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    title: 'A cup',
    image: '/art/cup.svg',
    alt: 'A cup.',
    categories: 'news',
    date: '2025-05-10',
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', 'It is a cup.'].join('\n');
}

function write(name: string, text: string | Uint8Array = story({ title: name })): void {
  writeFileSync(join(root, folder, name), text);
}

const read = (options = {}) => parseStories(root, { today: '2025-06-01', ...options });
const ids = (options = {}) => read(options).files.map((file) => file.story.id);

it('sorts the newest first, and of one day the higher number', () => {
  write('9.md', story({ title: 'a', date: '2025-05-12' }));
  for (const name of ['7.md', '10.md', '100.md']) write(name);
  expect(ids()).toEqual([9, 100, 10, 7]);
});

it.each(['013.md', 'new.md', '13.txt', '13.markdown', '13 (1).md'])(
  'names a file that is not a story, and the next free number: %s',
  (name) => {
    write('17.md');
    write(name, story());
    expect(read().errors).toEqual([
      expect.stringMatching(/^src\/content\/stories\/1?.*:1: ".*such as 18\.md$/),
    ]);
  },
);

it('reports a folder with the name of a story, and suggests no number that is too long', () => {
  mkdirSync(join(root, folder, '7.md'));
  write('20250510120000.md');
  expect(read().errors).toEqual([
    expect.stringMatching(/7\.md:1: "7\.md" cannot be read; it must be a file/),
    expect.stringMatching(/such as 8\.md$/),
  ]);
});

it('leaves out the number of the page for unknown stories', () => {
  write('403.md');
  write('x.md');
  expect(read().errors[0]).toMatch(/such as 405\.md$/);
});

it('ignores files that systems and editors leave in folders', () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$13.docx', '13.md~', '.13.md.swp'])
    write(name, '');
  write('13.md');
  expect(read()).toMatchObject({ files: { length: 1 }, errors: [], warnings: [] });
});

it('reads UTF-16 from Windows, and refuses other encodings', () => {
  const text = story({ title: 'El niño' });
  write('13.md', Buffer.from(`\uFEFF${text}`, 'utf16le'));
  write('14.md', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
  write('15.md', Buffer.from(text, 'latin1'));
  expect(read().files.map((file) => file.story.title)).toEqual(['El niño', 'El niño']);
  expect(read().errors).toEqual([expect.stringMatching(/15\.md:2: .*save the file as UTF-8/)]);
});

it('reports two stories with the same title', () => {
  write('13.md', story({ title: 'Match report' }));
  write('14.md', story({ title: 'Match Report' }));
  expect(read().errors).toEqual([]);
  expect(read().warnings).toEqual([
    expect.stringMatching(/14\.md:2: title: "Match Report" is the title of 13\.md too/),
  ]);
});

it('reports every error of every file, with the line of the field', () => {
  write('8.md', story({ categories: 'sport' }));
  write('9.md', story({ date: 'yesterday' }));
  write('10.md');
  expect(read().errors).toEqual([
    expect.stringMatching(/^src\/content\/stories\/8\.md:5: categories: "sport"/),
    expect.stringMatching(/^src\/content\/stories\/9\.md:6: date: "yesterday"/),
  ]);
  expect(read().files[0]?.placeOf('image')).toBe('src/content/stories/10.md:3');
});

it('shows drafts and stories of a day to come only where it is asked to', () => {
  write('7.md');
  write('8.md', story({ title: 'b', draft: 'yes', image: '/art/draft.jpg' }));
  write('9.md', story({ title: 'c', date: '2025-06-02', image: '/art/to-come.jpg' }));
  expect(ids()).toEqual([7]);
  expect(ids({ today: '2025-06-02' })).toEqual([9, 7]);
  expect(read().hidden.map(({ image }) => image)).toEqual(['draft.jpg', 'to-come.jpg']);
  const { files, hidden } = read({ showsDrafts: true });
  expect(files.map((file) => [file.story.id, file.story.isDraft])).toEqual([
    [9, true],
    [8, true],
    [7, false],
  ]);
  expect(hidden).toEqual([]);
});

it('is not stopped by a draft that is not ready', () => {
  write('7.md');
  write('8.md', story({ draft: 'yes', alt: '', image: '/art/draft.jpg' }));
  expect(read()).toMatchObject({ files: { length: 1 }, errors: [], areAllValid: false });
  expect(read().warnings).toEqual([expect.stringMatching(/8\.md:4: alt: is missing/)]);
  expect(read().hiddenImages).toEqual(['draft.jpg']);
  expect(read({ showsDrafts: true }).errors).toHaveLength(1);
});
