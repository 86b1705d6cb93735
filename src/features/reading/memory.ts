import { formatChoices, parseChoices } from './choices.ts';

/** `src/boot.ts` reads the same name. */
const name = 'read';

/**
 * For how long the choices hold: until the window is closed, on this device (`kept`), or, where the
 * browser stores nothing for this site, until the page is loaded anew.
 */
type Lasting = 'page' | 'window' | 'kept';

/** What is chosen under a name; undefined is the usual. */
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

/** Nothing is chosen any more, and nothing kept. */
export function forget(): void {
  root().dataset.read = '';
  store(false);
}

/** For how long what is chosen now holds. */
export function lasting(): Lasting {
  return store(isKept());
}

/** In one of the two places only; what a window has chosen for itself goes before what is kept. */
function store(isLasting: boolean): Lasting {
  const text = root().dataset.read ?? '';
  if (isLasting && write(() => localStorage, text)) {
    write(() => sessionStorage, undefined);
    return 'kept';
  }
  write(() => localStorage, undefined);
  return write(() => sessionStorage, text || undefined) ? 'window' : 'page';
}

/** Whether the storage has done it. */
function write(storage: () => Storage, text: string | undefined): boolean {
  try {
    if (text === undefined) storage().removeItem(name);
    else storage().setItem(name, text);
    return true;
  } catch {
    // Denied or full: the document remembers the choices as long as it lives.
    return false;
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
