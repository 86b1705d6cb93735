import type { TrustedHTML, TrustedTypesWindow } from 'trusted-types/lib';

let policy: { createHTML: (markup: string) => TrustedHTML } | undefined;

/** Markup that the build has made: the pages' policy admits no other (`src/build/pages/page-document.ts`). */
export function builtMarkup(markup: string): string {
  if (import.meta.env.SSR) return markup;
  const { trustedTypes } = window as TrustedTypesWindow;
  if (!trustedTypes) return markup;
  policy ??= trustedTypes.createPolicy('story-text', { createHTML: (text) => text });
  // React hands it on as it is.
  return policy.createHTML(markup) as unknown as string;
}
