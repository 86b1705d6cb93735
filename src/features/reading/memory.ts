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

/** What a reader has chosen, by name; what is as usual is not in it. Names are small letters. */
type Choices = Readonly<Record<string, string>>;

/**
 * Choices are kept as one text and stand, as that text, on the document's element (`data-read`), where
 * styles find them: `size-150,letters-lexend`. Each is a word that could name a typeface, and some do:
 * `src/boot.ts` puts them there before the first paint and asks for that typeface.
 */
export function parseChoices(text: string): Choices {
  const pairs = text.split(',').flatMap((word) => {
    const [, name, value] = /^([a-z]+)-(.+)$/.exec(word) ?? [];
    return name && value ? [[name, fromWord(value)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

export function formatChoices(choices: Choices): string {
  return Object.entries(choices)
    .map(([name, value]) => `${name}-${toWord(value)}`)
    .join(',');
}

/** What is no letter or digit by its number: the one dash is the one after the name. */
function toWord(value: string): string {
  return value.replaceAll(/[^a-z0-9]/gi, (letter) => `_${letter.charCodeAt(0)}_`);
}

function fromWord(word: string): string {
  return word.replaceAll(/_(\d+)_/g, (_, code: string) => String.fromCharCode(Number(code)));
}
