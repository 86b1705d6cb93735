/** Every address with a page of its own, except the stories' (section 2 of the specification). */
export const pagePaths = [
  '/',
  '/about',
  '/contact',
  '/stories',
  '/schools',
  '/grassroots',
  '/resources',
  '/waiting-list',
  '/method',
  '/aasl25-coming-soon',
  '/aasl25',
  '/team',
  '/books',
  '/mackin-buying-guide',
  '/mackin-buying-guide-pdf',
  '/sign-up',
  '/offline',
  '/install',
  '/accessibility',
] as const;

/** Linked in the navigation, but showing the fallback page (decision 8). */
export const unpublishedPaths = [
  '/testimonials',
  '/partners',
  '/for-teachers',
  '/for-parents',
] as const;

export type PagePath = (typeof pagePaths)[number];
export type UnpublishedPath = (typeof unpublishedPaths)[number];
export type LinkPath = PagePath | UnpublishedPath;
