import { describe, expect, it } from 'vitest';
import { isReadyForLaunch, launchReport } from '#build/content/launch-report.ts';
import { parseStories } from '#build/content/read-content.ts';
import { claims } from '#content/claims.ts';
import { pageContents } from '#content/checks/page-contents.ts';
import { siteValues } from '#content/site.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { team } from '#content/team.ts';
import { everyObject } from '#content/checks/walk-content.ts';

const story: WrittenStory = {
  id: 99,
  title: 'T',
  image: '/art/x.svg',
  alt: 'A',
  categories: ['news'],
  date: '2025-01-01',
  sample: true,
  content: 'One.',
  blocks: [],
  words: 2,
  minutes: 1,
  lesson: { words: [], sample: false, spanishSample: false },
  description: 'x'.repeat(60),
};
const { stories } = parseStories({ root: process.cwd() });
const report = launchReport([...stories, story]);

function keys(state: 'pending' | 'approval' | 'sample'): readonly string[] {
  return report.items.filter((item) => item.state === state).map((item) => item.key);
}

function pagesOf(key: string): readonly string[] {
  return report.items.find((item) => item.key === key)?.pages ?? [];
}

describe('launchReport', () => {
  it.each(['pending', 'approval'] as const)('lists what is %s, and nothing else', (state) => {
    const values: readonly { readonly key: string; readonly state: string }[] = [
      ...Object.values(siteValues),
      ...Object.values(claims),
      ...team.map(({ name }) => name),
    ];
    for (const value of values)
      expect(keys(state).includes(value.key), value.key).toBe(value.state === state);
  });

  it('names every page that shows it', () => {
    const pagesOfShop = siteValues.shop.state === 'confirmed' ? [] : ['every page', '/aasl25'];
    expect(pagesOf('shop')).toEqual(pagesOfShop);
  });

  it('lists all sample words: quotes, biographies and stories', () => {
    const samples = [...everyObject(pageContents([...stories, story]))].filter(
      ({ sample }) => sample === true,
    );
    expect(keys('sample')).toHaveLength(samples.length);
    expect(pagesOf('story.99')).toEqual(['/stories/99']);
    const confirmed = launchReport([...stories, { ...story, sample: false }]);
    expect(confirmed.items).toHaveLength(report.items.length - 1);
  });

  it('is ready only when nothing is left', () => {
    const error = { about: 'a', value: 'v', rule: 'r' };
    expect(isReadyForLaunch(report)).toBe(false);
    expect(isReadyForLaunch({ errors: [error], items: [] })).toBe(false);
    expect(isReadyForLaunch({ errors: [], items: [] })).toBe(true);
  });

  it('finds a prize draw that could never say it has closed, and a ®', () => {
    const quiz = { ...story, title: 'Quiz®', content: 'It ends at 8pm on Friday.' };
    const { errors } = launchReport([quiz]);
    expect(errors).toContainEqual(expect.objectContaining({ rule: expect.stringMatching(/a ®/) }));
    expect(errors).toContainEqual({
      about: '/stories/99',
      value: 'Quiz®',
      rule: 'deadline: is missing, but the text says "8pm on"',
    });
  });
});
