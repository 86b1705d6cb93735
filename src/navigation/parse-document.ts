import type { TrustedHTML, TrustedTypesWindow } from 'trusted-types/lib';

interface ParsedDocument {
  readonly main: HTMLElement;
  readonly head: HTMLHeadElement;
  readonly lang: string;
  readonly rules: Readonly<Record<'islands' | 'page', string>>;
}

/** Reads a document of this site (fetch-document.ts); undefined where it has no `main`. */
export function parseDocument(text: string): ParsedDocument | undefined {
  const rules = { islands: '', page: '' };
  // Chromium reports inline styles of a parsed document as violations of this document's policy.
  const bare = text.replaceAll(
    /<style(?: data-styles="(\w+)")?>([^<]*)<\/style>/g,
    (_, name: string | undefined, css: string) => {
      if (name === 'islands' || name === 'page') rules[name] += css;
      return '';
    },
  );
  const parsed = new DOMParser().parseFromString(trusted(bare) as string, 'text/html');
  const main = parsed.getElementById('main');
  if (!main) return undefined;
  return { main, head: parsed.head, lang: parsed.documentElement.lang, rules };
}

let policy: { createHTML(markup: string): TrustedHTML } | undefined;

/** Marks markup as trusted; the policy allows this for documents that were fetched from this site. */
function trusted(markup: string): TrustedHTML | string {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (!trustedTypes) return markup;
  policy ??= trustedTypes.createPolicy('document', { createHTML: (text) => text });
  return policy.createHTML(markup);
}
