import { describe, expect, it } from 'vitest';
import { categories, type Category } from '#content/story/categories.ts';
import { createRelatedStories } from '#content/story/related-stories.ts';

function story(id: number, ...of: readonly Category[]) {
  const date = new Date(Date.UTC(2020, 0, id * 7)).toISOString().slice(0, 10);
  return { id, date, categories: of };
}

const crowd = [
  story(1, 'media'),
  story(2, 'media', 'news'),
  story(3, 'impact'),
  story(4, 'news'),
  story(5, 'media'),
  story(6, 'media'),
  story(7, 'media', 'news'),
];

function ids(id: number): readonly number[] {
  const related = createRelatedStories(crowd);
  return crowd
    .filter((one) => one.id === id)
    .flatMap((one) => related(one))
    .map((one) => one.id);
}

it('the stories to read next share most categories first, then are the next older ones', () => {
  expect(ids(7)).toEqual([2, 6, 5]);
  expect(ids(6)).toEqual([5, 2, 1]);
});

it('the stories to read next start again after the oldest', () => {
  expect(ids(1)).toEqual([7, 6, 5]);
  expect(ids(2)).toEqual([7, 1, 6]);
});

it('the stories to read next are none for a story alone in its category, and never itself', () => {
  expect(ids(3)).toEqual([]);
  for (const { id } of crowd) expect(ids(id)).not.toContain(id);
});

describe('300 stories', () => {
  const many = Array.from({ length: 300 }, (_, at) => {
    const one = categories[at % 5] ?? 'news';
    const other = categories[(at * 7 + 2) % 5] ?? 'news';
    // A few stories have three categories, which few others share.
    const third = at % 9 === 0 ? [categories[(at / 9 + 1) % 5] ?? 'news'] : [];
    return story(at + 1, ...new Set([one, other, ...third]));
  });
  const related = createRelatedStories(many);

  it('do not all lead to the same ones', () => {
    const times = new Map<number, number>();
    for (const one of many)
      for (const { id } of related(one)) times.set(id, (times.get(id) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThan(15);
    expect(times.size).toBeGreaterThan(250);
  });

  it('change few pages when one is added', () => {
    const more = createRelatedStories([...many, story(301, 'media', 'impact')]);
    const changed = many.filter(
      (one) => String(related(one).map(({ id }) => id)) !== String(more(one).map(({ id }) => id)),
    );
    expect(changed.length).toBeLessThanOrEqual(1);
  });
});
