import { formatChoices, parseChoices } from './choices.ts';

/** `src/boot.ts` reads the same name. */
const name = 'read';

/**
 * How long the choices hold: in this window (`session`), on this device (`kept`), or, where the
 * browser stores nothing for this site, until the page is loaded anew (`page`).
 */
export type Lasting = 'page' | 'session' | 'kept';

/** What is chosen under a name, if anything. */
export function chosen(of: string): string | undefined {
  return parseChoices(root().dataset.read ?? '')[of];
}

/** Sets one choice for all stories; undefined is the usual. Says for how long it holds. */
export function choose(of: string, value: string | undefined): Lasting {
  const { [of]: _, ...others } = parseChoices(root().dataset.read ?? '');
  root().dataset.read = formatChoices(value === undefined ? others : { ...others, [of]: value });
  return store(isKept());
}

/** Keeps the choices beyond this window, or no longer. */
export function keep(isWanted: boolean): Lasting {
  return store(isWanted);
}

/** Forgets every choice, kept or not; what the others of `keys` name stays. */
export function forget(): Lasting {
  root().dataset.read = '';
  return store(false);
}

export function lasting(): Lasting {
  return store(isKept());
}

/** In one of the two places only: a window's own choices go before those of the device. */
function store(isLasting: boolean): Lasting {
  const text = root().dataset.read ?? '';
  try {
    if (isLasting) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
    if (isLasting || text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
    return isLasting ? 'kept' : 'session';
  } catch {
    // Denied or full: the document remembers them as long as it lives.
    return 'page';
  }
}

function isKept(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function root(): HTMLElement {
  return document.documentElement;
}
