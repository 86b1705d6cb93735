import { createHash } from 'node:crypto';
import type { Head } from '../../content/page/head.ts';
import { policyText, sharedDirectives } from '../../hosting/host-rules.ts';
import { takesProviderScripts } from '../../shared/provider-pages.ts';
import type { PublicConfig, ProviderConfig } from '../../shared/public-config.ts';
import { boldOnPaper, letterPaper } from '../../theme/letter-paper.ts';
import { readerCss } from '../../theme/reader-css.ts';
import { darkColors, lightColors } from '../../theme/tokens.ts';
import type { DocumentStyles } from '../styles/page-styles.ts';
import { escapeText } from './escape-text.ts';
import type { SitePage } from './site-pages.ts';

/** Path of the print guide, the only page that sets a paper size. */
export const printGuidePath = '/mackin-buying-guide-pdf';

interface DocumentParts {
  readonly page: SitePage;
  readonly head: Head;
  /** Tags for search engines and chat programs. */
  readonly metaTags: string;
  readonly body: string;
  readonly globalCss: string;
  readonly styles: DocumentStyles;
  /** The inline script. */
  readonly boot: string;
  /** Files of the runtime, in the order in which they run. */
  readonly runtime: readonly string[];
  /** File of the router, which loads later. */
  readonly router: string;
  /** Address of the islands' stylesheet. */
  readonly islandStyles: string;
  readonly fonts: readonly string[];
  /** Stylesheet of the development server, whose documents have no policy. */
  readonly stylesheet?: string;
}

/** Returns one finished HTML file. The policy comes first, so that it governs all that follows. */
export function pageDocument(parts: DocumentParts, config: PublicConfig): string {
  const { page, head, metaTags, body, boot, runtime, router, islandStyles, fonts, stylesheet } =
    parts;
  const styles = styleElements(parts);
  const policy = contentSecurityPolicy(config, page.path, {
    scripts: [boot],
    styles: styles.map(({ css }) => css),
  });
  return [
    `<!doctype html><html lang="${documentLanguage(page)}"><head><meta charset="utf-8">`,
    stylesheet === undefined
      ? `<meta http-equiv="Content-Security-Policy" content="${policy}">`
      : `<link rel="stylesheet" href="${stylesheet}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(page, head, config),
    metaTags,
    `<meta name="theme-color" media="(prefers-color-scheme:light)" content="${lightColors.raised}">`,
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${darkColors.raised}">`,
    // Phones would turn ISBNs into telephone links.
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...styles.map(({ name, css }) =>
      name === '' ? `<style>${css}</style>` : `<style data-styles="${name}">${css}</style>`,
    ),
    // The modules are only named here: src/boot loads them after the document.
    `<script data-runtime="${runtime.join(' ')}" data-router="${router}" data-island-styles="${islandStyles}">${boot}</script>`,
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    `</head><body>${body}</body></html>`,
  ].join('');
}

/** Returns the language of a document; the words around a story are in English. */
export function documentLanguage({ kind, lang }: SitePage): string {
  return kind === 'story' ? 'en-GB' : lang;
}

/** Returns the head tags that differ between pages; src/navigation/show-document.ts replaces them. */
function headTags({ path, isListed }: SitePage, head: Head, config: PublicConfig): string {
  const mayBeListed = isListed && config.isLaunched;
  return [
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    isListed ? `<link rel="canonical" href="${config.siteUrl}${path}">` : '',
    mayBeListed ? '' : '<meta name="robots" content="noindex">',
  ].join('');
}

interface StyleElement {
  /** Style elements with a name are replaced when another document is shown. */
  readonly name: '' | 'islands' | 'page';
  readonly css: string;
}

/**
 * Returns the style elements in an order in which a component follows those that it extends (page-styles.ts).
 */
function styleElements({ page, globalCss, styles }: DocumentParts): readonly StyleElement[] {
  const paper = page.path === printGuidePath ? letterPaper + boldOnPaper : '';
  const own = page.kind === 'story' ? readerCss() : paper;
  return [
    { name: '', css: globalCss },
    { name: 'islands', css: styles.islands },
    { name: '', css: styles.frame },
    { name: 'page', css: own + styles.page },
  ];
}

/** Content of the style element that show-document.ts appends and fills; the policy allows it. */
const emptyStyle = '';

const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  // Policies for the worker's address and for fetched documents.
  'trusted-types': ['sw-url', 'document'],
} as const;

/**
 * Returns the policy for a page's `<meta>`: its inline scripts and styles by hash, and no other inline code.
 * Directives that a meta cannot carry (frame-ancestors) are a header, see hosting/host-rules.ts.
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
    // The provider's scripts write HTML from strings.
    ...(foreign.length === 0 && trustedTypes),
  });
}

/** Returns the sources of the provider's scripts and of their requests, which are scripts too. */
function providerSources({ account, scripts }: ProviderConfig): readonly string[] {
  return scripts.length === 0 ? [] : [...scripts, `https://${account}/subscribe/`];
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
