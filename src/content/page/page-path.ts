import type { FileRouteTypes } from '#routeTree.gen.ts';

/** Linked in the navigation, but showing the fallback page (decision 8). */
export const unpublishedPaths = [
  '/testimonials',
  '/partners',
  '/for-teachers',
  '/for-parents',
] as const;

export type UnpublishedPath = (typeof unpublishedPaths)[number];

/** Every address with a page of its own, as the routes have it; the stories' are found by number. */
export type PagePath = Exclude<FileRouteTypes['to'], UnpublishedPath | '/$' | '/stories/$storyId'>;

export type LinkPath = PagePath | UnpublishedPath;
