import { expect, it } from 'vitest';
import { type FeedStory, storyFeed } from '#build/seo/story-feed.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { makeStory } from '../../../support/content/make-story.ts';
import { feedFaults } from '../../../support/built/feed-faults.ts';
import { elements, parseXml } from '../../../support/built/parse-xml.ts';

const story = makeStory({
  title: 'Ends & <beginnings>',
  alt: 'A "ball".',
  categories: ['news', 'media'],
  description: 'One & two.',
  blocks: storyBlocks('One <b> & two.\nSee https://example.org/a?b=1&c=2.\nA. Yes.\nB. No.'),
});
const other = { ...story, id: 42, date: '2025-05-01', title: 'Newer' };
const site = 'https://site.example';
const now = new Date('2025-06-01T00:00:00Z');
const feedOf = (stories: readonly FeedStory[], address = site, when = now) =>
  parseXml(storyFeed(stories, address, when));
const texts = (name: string, ...parts: Parameters<typeof feedOf>) =>
  elements(feedOf(...parts), name).map(({ text }) => text);

it.each([[[]], [[story]], [[story, other]]])('is valid', (stories) => {
  expect(feedFaults(storyFeed(stories, site, now), `${site}/feed.xml`)).toEqual([]);
});

it('contains the whole text of a story, with special characters escaped', () => {
  const [content = ''] = texts('content', [story]);
  expect(content).toContain('<p>One &lt;b&gt; &amp; two.</p>');
  expect(content).toContain(
    '<p>See <a href="https://example.org/a?b=1&amp;c=2">https://example.org/a?b=1&amp;c=2</a>.</p>',
  );
  expect(content).toContain('<li>A. Yes.</li><li>B. No.</li>');
  expect(content).toContain(
    `<img src="${site}/art/x.svg" width="960" height="640" alt="A &quot;ball&quot;.">`,
  );
  expect(texts('title', [story])[1]).toBe('Ends & <beginnings>');
});

it('lists the newest thirty stories', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...story,
    id: at + 1,
    title: `T${at + 1}`,
  }));
  expect(texts('title', many).slice(1)).toEqual(
    Array.from({ length: 30 }, (_, at) => `T${40 - at}`),
  );
});

it('states the language of a story, and its direction', () => {
  const [entry] = elements(feedOf([{ ...story, lang: 'ar', dir: 'rtl' }]), 'entry');
  expect(entry?.attributes).toEqual({ 'xml:lang': 'ar' });
  expect(entry && elements(entry, 'content')[0]?.text).toContain('<div dir="rtl">');
  expect(elements(feedOf([story]), 'entry')[0]?.attributes).toEqual({});
});

it('keeps its ids when the address of the site or the title of a story changes', () => {
  const moved = feedOf([{ ...story, title: 'Other', date: '2026-01-01' }], 'https://b.example');
  expect(elements(moved, 'id')).toEqual(elements(feedOf([story]), 'id'));
  // Feed readers have stored these ids: with other ids they would show each story a second time.
  expect(texts('id', [story])).toEqual([
    'urn:uuid:b28eae47-abdd-5687-90ee-459cf933c206',
    'urn:uuid:d6ff20b1-e36d-55a8-9c5c-94a38b3b070a',
  ]);
});

it('marks a sample, and a draw that has closed, as the page does', () => {
  const draw = { ...story, sample: true, deadline: '2025-05-08T19:00:00Z' };
  const before = new Date('2025-05-08T18:00:00Z');
  expect(texts('content', [draw], site, now)[0]).toMatch(/Sample[^]*This draw has closed/);
  expect(texts('content', [draw], site, before)[0]).not.toContain('This draw has closed');
  expect(texts('content', [story])[0]).not.toContain('Sample');
});
