import type { OwnerValue } from '#content/owner-value.ts';
import type { FileRouteTypes } from '#routeTree.gen.ts';

/** A link inside the site. `hash` names an element of the target page, without the `#`. */
export interface PageLink {
  readonly label: string;
  readonly to: LinkPath;
  readonly hash?: string;
}

/** A link to somewhere else; opens in a new tab and needs internet. */
export interface OutsideLink {
  readonly label: string;
  readonly address: OwnerValue;
}

/** A sentence with links or book titles in it. `cite` is rendered as `<cite>`. */
export type RichText = readonly (string | PageLink | { readonly cite: string })[];

/** Paths that the navigation links to, although they show the fallback page (decision 8). */
export const unpublishedPaths = [
  '/testimonials',
  '/partners',
  '/for-teachers',
  '/for-parents',
] as const;

export type UnpublishedPath = (typeof unpublishedPaths)[number];

/** Paths of all published pages, without the stories. */
export type PagePath = Exclude<FileRouteTypes['to'], UnpublishedPath | '/$' | `/stories/${string}`>;

type LinkPath = PagePath | UnpublishedPath;
