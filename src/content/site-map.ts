import { pagePaths, unlistedPaths, unpublishedPaths } from './page-path.ts';

export interface SitePage {
  readonly path: string;
  readonly lang: 'en-GB' | 'en-US';
  /** Stays out of the sitemap. */
  readonly noindex?: true;
  /** Shows the fallback page (decision 8). */
  readonly unpublished?: true;
  readonly changes?: 'weekly' | 'monthly';
  /** Made for paper. */
  readonly printable?: true;
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
    ...pagePaths.map((path) => publishedPage(path)),
    ...storyIds.map((id) => ({ path: `/stories/${id}`, lang: 'en-GB' }) as const),
    ...unpublishedPaths.map(
      (path) => ({ path, lang: 'en-GB', noindex: true, unpublished: true }) as const,
    ),
  ];
}

/** The language of any address, known or not. */
export function pageLanguage(path: string): SitePage['lang'] {
  return usPaths.includes(path) ? 'en-US' : 'en-GB';
}

function publishedPage(path: string): SitePage {
  return {
    path,
    lang: pageLanguage(path),
    ...(path === '/stories' ? { changes: 'weekly' } : { changes: 'monthly' }),
    ...(path === '/mackin-buying-guide-pdf' ? { printable: true } : {}),
    ...(unlistedPaths.includes(path) ? { noindex: true } : {}),
  };
}
