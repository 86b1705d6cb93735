import { createHash } from 'node:crypto';
import { policyText, sharedDirectives } from '../../hosting/host-rules.ts';
import { takesProviderScripts } from '../../shared/provider-pages.ts';
import type { PublicConfig, ProviderConfig } from '../../shared/public-config.ts';
import { chosenCss } from '../../theme/chosen-css.ts';
import { letterPaper } from '../../theme/letter-paper.ts';

/** The one page that is made to be printed. */
const letterPath = '/mackin-buying-guide-pdf';

interface PageParts {
  /** Where the page stands on the site. */
  readonly path: string;
  readonly lang: string;
  /** Tags for those who find or share the page; the page's own code knows nothing of them. */
  readonly foundTags: string;
  /** What React wrote: title, meta and link tags, and then the page. */
  readonly drawn: string;
  /** Those of the page's own components. */
  readonly rules: string;
  /** The file with the rules of all components. */
  readonly sheet: string;
  readonly globalCss: string;
  readonly boot: string;
  /** Module files in the order in which they are to run. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  readonly isFallback: boolean;
  readonly isStory: boolean;
}

/** One finished HTML file. The policy comes first, so that it governs all that follows. */
export function pageDocument(parts: PageParts, config: PublicConfig): string {
  const { headTags, body } = splitHead(parts.drawn);
  const styles = [
    ['', parts.globalCss],
    ...ownStyleOf(parts),
    [' data-page', parts.rules],
  ] as const;
  const policy = contentSecurityPolicy(config, parts.path, {
    scripts: [parts.boot],
    styles: styles.map(([, rules]) => rules),
  });
  const preloads = parts.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  // Only named: src/boot.ts fetches them when nothing of the page is still on its way.
  const files = ` data-sheet="${parts.sheet}" data-modules="${parts.modules.join(' ')}"`;
  return [
    `<!doctype html><html lang="${parts.lang}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags,
    parts.foundTags,
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#FFFBF1">',
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#1B1E3D">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...styles.map(([mark, rules]) => `<style${mark}>${rules}</style>`),
    `<script${files}>${parts.boot}</script>`,
    ...preloads,
    `</head><body><div id="root"${parts.isFallback ? ' data-fallback' : ''}>`,
    body,
    '</div></body></html>',
  ].join('');
}

/** The tags that React writes before all else belong into the head. */
function splitHead(html: string): { readonly headTags: string; readonly body: string } {
  const tags = /^(?:<title>[\s\S]*?<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { headTags: tags, body: html.slice(tags.length) };
}

/** What a script lays where the page is reached by a press (features/print, features/reading). */
function ownStyleOf({ path, isStory }: PageParts): readonly (readonly [string, string])[] {
  if (path === letterPath) return [[' data-paper', letterPaper]];
  return isStory ? [[' data-look', chosenCss().join('')]] : [];
}

/** A style element that a script appends and fills (features/reading, sections/print-guide); only it. */
const emptyStyle = '';

const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  // The worker's address, and the text of a story that is opened from another page.
  'trusted-types': ['sw-url', 'story-text'],
} as const;

/**
 * The policy for one page's `<meta>`: its inline scripts and styles by hash, nothing else inline.
 * What a meta cannot carry (frame-ancestors) is a header, see hosting/host-rules.ts.
 */
export function contentSecurityPolicy(
  config: PublicConfig,
  path: string,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const foreign = takesProviderScripts(path) ? providerSources(config.provider) : [];
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hash), ...foreign],
    'style-src': ["'self'", ...inline.styles.map(hash), hash(emptyStyle)],
    ...sharedDirectives(config),
    // The provider's scripts write HTML from text.
    ...(foreign.length === 0 && trustedTypes),
  });
}

/** The scripts themselves, and the answers to what they ask, which come as scripts too. */
function providerSources({ account, scripts }: ProviderConfig): readonly string[] {
  return scripts.length === 0 ? [] : [...scripts, `https://${account}/subscribe/`];
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
