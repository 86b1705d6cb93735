import type { OwnerValue } from '#content/owner-value.ts';
import type { LinkPath } from './page-path.ts';

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

/** A sentence with links or book titles in it. `cite` is drawn as `<cite>`. */
export type RichText = readonly (string | PageLink | { readonly cite: string })[];
