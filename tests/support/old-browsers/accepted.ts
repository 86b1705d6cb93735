import type { Fault } from './script-faults.ts';

/** Features that the oldest browsers may lack, and why nothing is lost. */
interface Accepted {
  readonly names: readonly string[];
  /** Limits the exception to places whose code contains this text. */
  readonly at?: string;
  readonly why: string;
}

const accepted: readonly Accepted[] = [
  { names: ['.use()'], why: "React's own" },
  { names: ['.fromElement'], why: 'React reads it where relatedTarget is missing' },
  { names: ['.transition', '.skipTransition', '.currentEntry'], why: 'React asks for navigation' },
  { names: ['.updateCallbackDone'], why: 'the router asks for startViewTransition' },
  { names: ['.transferSize'], why: 'React works without it' },
  { names: ['.createPolicy'], why: 'asked for: window.trustedTypes?' },
  { names: ['.targetURL'], why: 'told by launchQueue, which is asked for' },
  {
    names: ['.showModal'],
    at: '`showModal`in',
    why: 'asked for; it lies over the page all the same',
  },
  {
    names: ['.pipeThrough', 'DecompressionStream'],
    why: 'shared/compressed-response.ts compresses nothing where they are missing',
  },
  { names: ['.locks'], why: 'asked for; without locks the function removes duplicates' },
  { names: ['.query'], at: 'pending', why: 'asked of the locks that are there' },
  { names: ['.caches'], why: 'every worker has them; Workbox writes self.caches' },
  { names: ['.preloadResponse'], why: 'Workbox asks for it; no page is fetched ahead' },
  {
    names: ['.storage'],
    at: 'persist',
    why: 'tried; /offline then says that the browser does not say',
  },
  { names: ['.wakeLock', '.released'], why: 'tried; the screen then sleeps as it does otherwise' },
  {
    names: [':has'],
    at: '[data-bar]',
    why: 'toast-layer.tsx and global-css.ts say what holds without it',
  },
  { names: [':has'], at: 'NAME', why: 'short fields of a form then have a row each' },
  { names: [':has'], at: '#EMAIL', why: 'short fields of a form then have a row each' },
  { names: [':has'], at: 'a:hover', why: 'only the colour under a mouse' },
  {
    names: ['content-visibility', 'content-visibility: visible'],
    why: 'boot/controls.ts hides panels so only where the browser can search them',
  },
  { names: [':focus-visible'], why: "Safari before 15.4 draws the browser's own ring" },
  {
    names: ['color-scheme', 'color-scheme: light', 'color-scheme: dark', 'accent-color'],
    why: 'only how controls and scroll bars look',
  },
  { names: ['(prefers-contrast)', '(forced-colors)'], why: 'such browsers do not tell a wish' },
  {
    names: ['forced-color-adjust', 'forced-color-adjust: none'],
    why: 'is within (forced-colors), which such browsers do not tell',
  },
  { names: ['outline'], why: 'its corners are not round' },
  { names: ['text-size-adjust'], why: 'is beside its -webkit- name' },
  { names: ['print-color-adjust', 'print-color-adjust: exact'], why: 'ink that a printer saves' },
  { names: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'], why: 'where headings break' },
  { names: ['overflow-wrap: anywhere'], why: 'the body says break-word' },
  {
    names: ['overscroll-behavior', 'overscroll-behavior: contain'],
    why: 'only what a bounce moves',
  },
  { names: ['width: fit-content'], why: 'the card of a meaning is then as wide as it may be' },
  { names: ['cursor: pointer', 'cursor: default'], why: 'no mouse on such a tablet' },
  { names: ['resize', 'resize: vertical'], why: 'no mouse on such a tablet' },
  {
    names: ['@page', 'size', 'break-before: avoid', 'break-after: avoid'],
    why: 'Safari prints with its own margins, and breaks pages where it will',
  },
  {
    names: ['align-self: start', 'align-self: end', 'align-content: start'],
    why: 'used in grids, which know them; only flex boxes came late',
  },
  { names: ['appearance', 'appearance: auto'], why: "a meter then looks like the browser's own" },
  {
    names: [':-webkit-progress-bar', ':-webkit-progress-value', ':-moz-progress-bar'],
    why: "a meter in its browser's words, one rule for each",
  },
  {
    names: ['CSS.highlights', ':highlight'],
    why: 'asked for: typeof Highlight; the sentence then has an attribute',
  },
  {
    names: ['Intl.Segmenter', '.segment()', '.segment'],
    why: 'asked for: in Intl; a search then finds only the beginnings of Chinese or Thai sentences',
  },
  { names: ['.charLength'], why: 'a word without a length is as long as it is' },
];

export function isAccepted({ name, place }: Fault): boolean {
  return accepted.some(({ names, at = '' }) => names.includes(name) && place.includes(at));
}
