import { expect, it, vi } from 'vitest';
import { storyBook } from '#build/epub/story-books.ts';
import { paragraphsOf, storyBlocks } from '#content/story-text/story-blocks.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { parseXml } from '../../../support/built/parse-xml.ts';
import { unzip } from '../../../support/built/unzip.ts';
import { makeStory, photo } from '../../../support/content/make-story.ts';

const story = makeStory({
  id: 7,
  picture: photo,
  image: photo.src,
  blocks: storyBlocks('One & two.'),
});

function book(stories: readonly WrittenStory[]): Uint8Array {
  return storyBook({
    title: 'A & B',
    stories,
    siteUrl: 'https://site.example',
    identifierPath: '/epub/x.epub',
    cover: { bytes: Buffer.from('cover'), type: 'jpg' },
    pictures: new Map([[photo.src, Buffer.from('photo')]]),
  });
}

function entries(stories: readonly WrittenStory[]): ReadonlyMap<string, string> {
  return new Map(
    [...unzip(Buffer.from(book(stories)))].map(([name, data]) => [name, data.toString()]),
  );
}

const packageOf = (stories: readonly WrittenStory[]) =>
  entries(stories).get('EPUB/package.opf') ?? '';

it('names its cover, its pictures and their types', () => {
  const files = entries([story]);
  expect([...files.keys()].slice(0, 2)).toEqual(['mimetype', 'META-INF/container.xml']);
  expect(files.get('EPUB/cover.jpg')).toBe('cover');
  expect(files.get('EPUB/art/a.jpg')).toBe('photo');
  const opf = packageOf([story]);
  expect(opf).toContain('href="cover.jpg" media-type="image/jpeg" properties="cover-image"');
  expect(opf).toContain('href="art/a.jpg" media-type="image/jpeg"');
  expect(files.get('EPUB/story-7.xhtml')).toContain(
    '<img src="art/a.jpg" width="960" height="720" alt="A ball."/>',
  );
  for (const name of ['package.opf', 'nav.xhtml', 'story-7.xhtml'])
    expect(() => parseXml(files.get(`EPUB/${name}`) ?? ''), name).not.toThrow();
});

it('has the same bytes for the same stories, on whatever day it is made', () => {
  expect(packageOf([story])).toContain('>2025-04-14T00:00:00Z<');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-01') });
  const made = book([story]);
  vi.setSystemTime(new Date('2026-02-03'));
  expect(book([story])).toEqual(made);
});

it('says on each text of a prize draw when the draw closes', () => {
  const spanish = paragraphsOf(storyBlocks('Uno.'));
  const text = { content: '', blocks: story.blocks, sentences: 1, words: 1, minutes: 1 };
  const draw = makeStory({
    ...story,
    deadline: '2025-05-01T19:00:00.000Z',
    spanish,
    firstHalf: { ...text, spanish, sample: true },
  });
  const chapters = [...entries([draw])].filter(([name]) => name.startsWith('EPUB/story-7'));
  expect(chapters.length).toBe(4);
  for (const [name, chapter] of chapters)
    expect(chapter, name).toContain('This draw closes on May 1, 2025');
});

it('names its languages, and turns from right to left only if all its stories do', () => {
  const arabic = makeStory({ ...story, lang: 'ar', dir: 'rtl' });
  expect(packageOf([arabic])).toMatch(
    /xml:lang="ar".*<dc:language>ar<\/dc:language>.*<spine page-progression-direction="rtl">/,
  );
  const chapter = entries([arabic]).get('EPUB/story-7.xhtml');
  expect(chapter).toContain('xml:lang="ar" lang="ar" dir="rtl"');
  expect(chapter).toContain('<p xml:lang="en-GB" lang="en-GB" dir="ltr">1 words, about 1 minute');
  const both = packageOf([story, { ...arabic, id: 8 }]);
  expect(both).toContain('<dc:language>en-GB</dc:language><dc:language>ar</dc:language>');
  expect(both).toContain('<spine>');
});
