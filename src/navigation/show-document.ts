import { showClosedDraws } from '#features/clock/show-closed-draws.ts';
import { getPreference } from '#features/reading/preferences.ts';
import { markCurrentLinks } from '#frame/enhance-frame.ts';
import { startIslands } from '#islands/start-islands.ts';
import { parseDocument } from './parse-document.ts';

const headTags = 'title,meta[name=description],meta[name=robots],link[rel=canonical]';

let path = location.pathname;
let stopPage: (() => void) | undefined;

/** The path whose document is shown; during a navigation the address is already the next one. */
export function shownPath(): string {
  return path;
}

/** Starts the document that the browser has loaded. */
export function startFirstDocument(): void {
  const main = findMain();
  if (main) stopPage = startPage(main);
}

/** Puts the content of a fetched document in the place of the one that is shown, and moves the focus there. */
export function showDocument(text: string, at: string): void {
  const main = findMain();
  const next = parseDocument(text);
  if (!main || !next) return location.reload();
  path = at;
  stopPage?.();
  // Chromium recalculates styles for both documents when the focused element is removed, so blur it first.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { documentElement: root, head } = document;
  root.lang = next.lang;
  for (const tag of head.querySelectorAll(headTags)) tag.remove();
  head.prepend(...next.head.querySelectorAll(headTags));
  replaceRules(next.rules);
  main.replaceChildren(...next.main.childNodes);
  // Screen readers announce which page it is.
  main.setAttribute('aria-label', document.title);
  main.focus({ preventScroll: true });
  markCurrentLinks(path);
  dispatchEvent(new Event('page-shown'));
  stopPage = startPage(main);
}

/** Starts what a document contains: the first one, and each that is shown later. Returns a cleanup function. */
function startPage(main: HTMLElement): () => void {
  showClosedDraws(main);
  const stop = startIslands(main);
  // Readers who read line by line do so in the next story as well.
  if (getPreference('ruler')) touch(main.querySelector('[data-island=ReadingBar]'));
  return stop;
}

/** Starts an island as if somebody pointed at it. */
function touch(island: Element | null): void {
  island?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

function findMain(): HTMLElement | null {
  return document.getElementById('main');
}

/**
 * The policy of the first document knows the hashes of its own styles and of an empty one. A grouping rule
 * holds all rules of the next document, also in engines without constructed stylesheets.
 */
function replaceRules(rules: Readonly<Record<'islands' | 'page', string>>): void {
  for (const [name, text] of Object.entries(rules)) {
    // The stylesheet of the islands, once it is there, has all of the first kind.
    const old = document.querySelector(`style[data-styles=${name}]`);
    if (!old) continue;
    const style = document.createElement('style');
    style.dataset['styles'] = name;
    old.before(style);
    style.sheet?.insertRule(`@media all{${text}}`);
    old.remove();
  }
}
