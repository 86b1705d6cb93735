import { expect, it } from 'vitest';
import { launchItems } from '#build/content/launch-items.ts';
import { claims } from '#content/claims.ts';
import { pageContents } from '#content/checks/page-contents.ts';
import { siteValues } from '#content/site.ts';
import { team } from '#content/team.ts';
import { everyObject } from '#content/checks/walk-content.ts';
import { makeStory } from '../../../support/content/make-story.ts';
import { stories } from '../../../support/content/stories.ts';

const story = makeStory({ id: 99, sample: true });
const items = launchItems([...stories, story]);

function keys(state: 'pending' | 'approval' | 'sample'): readonly string[] {
  return items.filter((item) => item.state === state).map((item) => item.key);
}

function pagesOf(key: string): readonly string[] {
  return items.find((item) => item.key === key)?.pages ?? [];
}

it.each(['pending', 'approval'] as const)('lists what is %s, and nothing else', (state) => {
  const values: readonly { readonly key: string; readonly state: string }[] = [
    ...Object.values(siteValues),
    ...Object.values(claims),
    ...team.map(({ name }) => name),
  ];
  for (const value of values)
    expect(keys(state).includes(value.key), value.key).toBe(value.state === state);
});

it('lists all sample words: quotes, biographies and stories', () => {
  const samples = [...everyObject(pageContents([...stories, story]))].filter(
    ({ sample }) => sample === true,
  );
  expect(keys('sample')).toHaveLength(samples.length);
  expect(pagesOf('story.99')).toEqual(['/stories/99']);
  const confirmed = launchItems([...stories, { ...story, sample: false }]);
  expect(confirmed).toHaveLength(items.length - 1);
});
