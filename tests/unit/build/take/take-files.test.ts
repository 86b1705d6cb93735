import { beforeAll, expect, it } from 'vitest';
import { readSiteContent, type SiteContent } from '#build/content/site-content.ts';
import { pageData } from '#build/pages/document-maker.ts';
import { createPageStyles } from '#build/styles/page-styles.ts';
import { takeFiles } from '#build/take/take-files.ts';
import type { BuiltStory, StorySummary } from '#content/story/story.ts';

const siteUrl = 'https://site.example';
const day = '2026-11-25';
/** Returns the day of the last change to a year's stories: the date of the newest. */
const dayOf = ([newest]: readonly StorySummary[]) => newest?.date ?? day;
let site: SiteContent;
let made: Awaited<ReturnType<typeof takeFiles>>;

/** Makes sixty stories from three years, twenty from each. */
function sixty(stories: readonly BuiltStory[]): readonly BuiltStory[] {
  return Array.from({ length: 60 }, (_, at) => {
    const story = stories[at % stories.length];
    if (!story) throw new Error('There are no stories');
    const date = `${2023 + Math.floor(at / 20)}-06-${String(1 + (at % 20)).padStart(2, '0')}`;
    return { ...story, id: 101 + at, title: `Story ${101 + at}`, date };
  });
}

function make() {
  const data = pageData(site, new Map(), siteUrl);
  const styles = createPageStyles([], new Set());
  // Only the home page goes into the folder: what matters here are the stories.
  const pages = site.pages.slice(0, 1);
  const sources = { site: { ...site, pages }, siteUrl, day, dayOf, styles };
  return takeFiles(sources, { ...data, stories: sixty(data.stories) });
}

beforeAll(async () => {
  site = await readSiteContent({ root: process.cwd() });
  made = await make();
}, 60_000);

const text = (path: string) => Buffer.from(made.files.get(path) ?? '').toString();
const storiesIn = (path: string) =>
  [...text(path).matchAll(/<div id="story-(\d+)"/g)].map(([, id]) => Number(id));

it('has a file for each year of sixty stories, the newest under the address that never changes', () => {
  const ids = Array.from({ length: 60 }, (_, at) => 160 - at);
  const earlier = ['2024', '2023'].map((year) => `/take/stories-${year}.html`);
  expect(['/take/stories.html', ...earlier].flatMap(storiesIn)).toEqual(ids);
  for (const path of earlier) expect(text('/take/stories.html')).toContain(`${siteUrl}${path}`);
  expect([...made.files.keys()]).toHaveLength(4);
});

it('offers each file with its size', () => {
  const { stories, years } = made.offer;
  const bytesOf = (path: string) => made.files.get(path)?.length;
  expect(stories).toEqual({ year: '2025', bytes: bytesOf('/take/stories.html') });
  expect(years).toEqual(
    ['2024', '2023'].map((year) => ({
      year,
      bytes: bytesOf(`/take/stories-${year}.html`),
    })),
  );
});

it('says in each file how old it is, that of a year by its own stories, and where the newer one is', () => {
  const days = { stories: 'November 25, 2026', 'stories-2023': 'June 20, 2023' };
  for (const [name, shown] of Object.entries(days))
    expect(text(`/take/${name}.html`)).toContain(
      `As of ${shown}. Newer at ${siteUrl}/take/${name}.html<`,
    );
});

it('makes the same bytes each time', async () => {
  const { files } = await make();
  const changed = [...made.files].filter(
    ([path, bytes]) => !Buffer.from(files.get(path) ?? '').equals(bytes),
  );
  expect(changed.map(([path]) => path)).toEqual([]);
});
