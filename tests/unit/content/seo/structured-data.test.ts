import { describe, expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import { buyingGuideSections, printGuideSections } from '#content/book/guides.ts';
import { everyObject } from '#content/checks/walk-content.ts';
import { structuredData } from '#content/seo/structured-data.ts';
import { pages } from '#content/page/pages.ts';
import { team, type TeamMember } from '#content/team.ts';
import { makeStory } from '../../../support/content/make-story.ts';
import { stories } from '../../../support/content/stories.ts';

const site = 'https://site.example';
const image = `${site}/share/x.png`;
const dataOf = (path: string) => {
  const story = stories.find(({ id }) => path === `/stories/${id}`);
  return structuredData(path, story, site, image);
};
const paths = [...Object.keys(pages), ...stories.map(({ id }) => `/stories/${id}`)];

const [organization] = dataOf('/team');
const people: readonly TeamMember[] = team;

it('names nobody whose name is unknown, and tells no sample', () => {
  const told = JSON.stringify(organization);
  for (const { name, bio, sample } of people) {
    expect(told.includes(`"name":"${name.value}"`)).toBe(name.state !== 'pending');
    expect(sample && bio.some((line) => told.includes(line))).toBe(false);
  }
});

describe.each([
  ['/mackin-buying-guide', buyingGuideSections],
  ['/mackin-buying-guide-pdf', printGuideSections],
] as const)('%s', (path, sections) => {
  it('describes every book whose title is known, and its ISBN where that is confirmed', () => {
    const listed = sections.flatMap((section) => section.books.map(({ book }) => book));
    const known = listed.filter(({ title }) => title.state !== 'pending');
    expect(dataOf(path).map((data) => ('isbn' in data ? data.isbn : undefined))).toEqual(
      known.map(({ isbn }) => (isbn.state === 'confirmed' ? isbn.value : undefined)),
    );
    expect(dataOf(path)).toMatchObject(known.map(({ title }) => ({ name: title.value })));
  });
});

it('the pages sell, rate and invent nothing', () => {
  const things = [...everyObject(paths.map(dataOf))];
  const names = new Set(things.flatMap((thing) => Object.keys(thing)));
  for (const name of ['offers', 'price', 'aggregateRating', 'review'])
    expect(names).not.toContain(name);
  const unknown = books.filter(({ isbn }) => isbn.state !== 'confirmed');
  for (const { isbn } of unknown) expect(JSON.stringify(things)).not.toContain(isbn.value);
});

it('the pages have an article and its place for each story', () => {
  for (const { id, title, date } of stories) {
    expect(dataOf(`/stories/${id}`)).toMatchObject([
      { '@type': 'Article', headline: title, datePublished: date, image },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: title }] },
    ]);
  }
});

it('the pages say the language of a story', () => {
  const [article] = structuredData('/stories/41', makeStory({ lang: 'es' }), site, image);
  expect(article).toMatchObject({ inLanguage: 'es' });
});
