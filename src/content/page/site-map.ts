import type { PageLanguage } from './head.ts';
import { unpublishedPaths } from './link.ts';
import { pages } from './pages.ts';

export interface SitePage {
  readonly path: string;
  readonly lang: PageLanguage;
  /** Shows the fallback page (decision 8), and stays out of the sitemap. */
  readonly unpublished?: true;
}

/** Every address of the site, with the stories that the build has found. */
export function siteMap(storyIds: readonly number[]): readonly SitePage[] {
  return [
    ...Object.entries(pages).map(([path, { copy }]) => ({ path, lang: copy.head.lang ?? 'en-GB' })),
    ...storyIds.map((id) => ({ path: `/stories/${id}`, lang: 'en-GB' }) as const),
    ...unpublishedPaths.map((path) => ({ path, lang: 'en-GB', unpublished: true }) as const),
  ];
}
