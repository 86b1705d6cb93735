import { showClosedDraws } from '#features/clock/show-closed-draws.ts';
import { getPreference, restorePreferences } from '#features/reading/preferences.ts';
import { markCurrentLinks } from '#frame/enhance-frame.ts';
import { startIslands } from '#islands/start-islands.ts';
import { focusMain } from '#platform/page/focus-main.ts';
import type { TrustedHTML, TrustedTypesWindow } from 'trusted-types/lib';

const headTags = 'title,meta[name=description],meta[name=robots],link[rel=canonical]';

let path = loadedPath();
let stopPage: (() => void) | undefined;

/**
 * Returns the path of the document that the browser has loaded. After Back to an entry of the router, the
 * address may be another one by the time this code runs. A page that is shown at any address has no path.
 */
function loadedPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).pathname : location.pathname;
}

/** Returns the path of the shown document; during a navigation the address is already the next one. */
export function shownPath(): string {
  return path;
}

/** Returns true if the address is that of the shown document. While Back loads, it is that of the next page. */
export function isAddressShown(): boolean {
  return location.pathname === path;
}

/** Starts the document that the browser has loaded. */
export function startFirstDocument(): void {
  const main = findMain();
  if (main) stopPage = startPage(main);
}

interface ShowOptions {
  /** True if the page will not be scrolled, as after a link without a hash. */
  readonly startsAtTop?: boolean;
  /** The link to focus, if the document has it and it is drawn. */
  readonly focusedLink?: FollowedLink | undefined;
}

export interface FollowedLink {
  readonly href: string;
  /** Place among the links of the page with this address, those of header and footer included. */
  readonly index: number;
}

/** Returns the links of the page with an address. */
export function linksTo(address: string): readonly HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.filter(({ href }) => href === address);
}

/** Replaces the content of the shown document by that of a fetched one, and moves the focus there. */
export function showDocument(
  text: string,
  at: string,
  { startsAtTop = false, focusedLink }: ShowOptions = {},
): void {
  const main = findMain();
  const next = readDocument(text);
  if (!main || !next) return location.reload();
  path = at;
  stopPage?.();
  // Chromium recalculates styles for both documents when the focused element is removed, so blur it first.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // WebKit scrolls to a selection that moved to `main`; a loaded document has none either.
  getSelection()?.removeAllRanges();
  const { documentElement: root, head } = document;
  // A page translator has set its own language, and translates this document too.
  if (/^en-(GB|US)$/.test(root.lang)) root.lang = next.lang;
  for (const tag of head.querySelectorAll(headTags)) tag.remove();
  head.prepend(...next.head.querySelectorAll(headTags));
  if (next.main.includes('data-story-text')) restorePreferences();
  replaceRules(next.rules);
  main.innerHTML = trusted(next.main) as string;
  // A hidden document renders no frames.
  if (startsAtTop && !document.hidden) delayLaterParts();
  focusMain();
  if (focusedLink) linksTo(focusedLink.href)[focusedLink.index]?.focus({ preventScroll: true });
  markCurrentLinks(path);
  dispatchEvent(new Event('page-shown'));
  stopPage = startPage(main);
}

/** Parts after the first two, which fill most screens. Those of a story are in its article. */
const laterParts = 'main > :nth-child(n + 3), main > article > :nth-child(n + 3), body > footer';

/** Hides the later parts for one frame, which takes about half the time without them. */
function delayLaterParts(): void {
  const parts = document.querySelectorAll(laterParts);
  const setLater = (isLater: boolean) => {
    for (const part of parts) part.toggleAttribute('data-later', isLater);
  };
  setLater(true);
  // A frame is rendered after its callbacks; the timer fires after that.
  requestAnimationFrame(() => setTimeout(setLater, 0, false));
}

/** Starts the islands and enhancements of a document. Returns a cleanup function. */
function startPage(main: HTMLElement): () => void {
  showClosedDraws(main);
  const stop = startIslands(main);
  // Start the bar now for readers who use the ruler or two languages, as in the story before.
  const bar = main.querySelector('[data-island=ReadingBar]');
  if (bar && (getPreference('ruler') || getPreference('both'))) touch(bar);
  return stop;
}

/** Starts an island as if somebody pointed at it. */
function touch(island: Element): void {
  island.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

function findMain(): HTMLElement | null {
  // Other software may have put a `main` of its own before it, or changed its id.
  return document.getElementById('main') ?? document.querySelector('main');
}

/**
 * Replaces the rules of the shown document. The first document's policy allows its own styles and an empty
 * style element by hash, so rules are inserted by script; a grouping rule holds them in engines without
 * constructed stylesheets.
 */
function replaceRules(rules: Readonly<Record<'islands' | 'page', string>>): void {
  for (const [name, text] of Object.entries(rules)) {
    // The islands' stylesheet, once loaded, contains all of their rules.
    const old = document.querySelector(`style[data-styles=${name}]`);
    if (!old) continue;
    const style = document.createElement('style');
    style.dataset['styles'] = name;
    old.before(style);
    style.sheet?.insertRule(`@media all{${text}}`);
    old.remove();
  }
}

interface FetchedDocument {
  /** Markup inside `<main>`. */
  readonly main: string;
  readonly head: HTMLHeadElement;
  readonly lang: string;
  readonly rules: Readonly<Record<'islands' | 'page', string>>;
}

/** Reads a document of this site (fetch-document.ts); undefined where it has no `main`. */
function readDocument(text: string): FetchedDocument | undefined {
  const rules = { islands: '', page: '' };
  // Chromium reports inline styles of a parsed document as violations of this document's policy.
  const bare = text.replaceAll(
    /<style(?: data-styles="(\w+)")?>([^<]*)<\/style>/g,
    (_, name: string | undefined, css: string) => {
      if (name === 'islands' || name === 'page') rules[name] += css;
      return '';
    },
  );
  // Header and footer stay as they are, so they are not parsed.
  const [before = '', , main] = bare.split(/<body|<main[^>]*>|<\/main>/);
  if (main === undefined) return undefined;
  const parsed = new DOMParser().parseFromString(trusted(before) as string, 'text/html');
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
