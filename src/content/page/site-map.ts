import { pagePaths, unpublishedPaths } from './page-path.ts';

export interface SitePage {
  readonly path: string;
  readonly lang: 'en-GB' | 'en-US';
  /** Shows the fallback page (decision 8), and stays out of the sitemap. */
  readonly unpublished?: true;
}

/** US spelling, "soccer" and grades (decision 27). */
const usPaths: readonly string[] = [
  '/aasl25',
  '/aasl25-coming-soon',
  '/books',
  '/mackin-buying-guide',
  '/mackin-buying-guide-pdf',
];

/** Every address of the site. The ids come from whoever has the stories: the page or the build. */
export function siteMap(storyIds: readonly number[]): readonly SitePage[] {
  return [
    ...pagePaths.map((path) => ({ path, lang: pageLanguage(path) })),
    ...storyIds.map((id) => ({ path: `/stories/${id}`, lang: 'en-GB' }) as const),
    ...unpublishedPaths.map((path) => ({ path, lang: 'en-GB', unpublished: true }) as const),
  ];
}

/** The language of any address, known or not. */
export function pageLanguage(path: string): SitePage['lang'] {
  return usPaths.includes(path) ? 'en-US' : 'en-GB';
}
