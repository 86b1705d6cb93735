import type { PageLink } from '#content/page/link.ts';

/** A sentence with links or book titles in it. `cite` is drawn as `<cite>`. */
export type RichText = readonly (string | PageLink | { readonly cite: string })[];
