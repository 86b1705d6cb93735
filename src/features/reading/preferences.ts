/** What a reader of stories has chosen, by name, such as `{"size":"150"}`; what is as usual is not in it. */
type Preferences = Readonly<Record<string, string>>;

/**
 * How long the preferences hold: until the window is closed, on this device (`kept`), or, where the browser
 * stores nothing for this site, until the page is loaded again.
 */
type Persistence = 'page' | 'window' | 'kept';

const key = 'reading';

/** Those that styles depend on (theme/reader-css.ts). */
const styled = ['size', 'space', 'paper', 'letters'];

/** Where storage is denied or full: they hold as long as the document lives. */
let unstored: Preferences | undefined;

/** Applies what is stored; `src/boot/boot.ts` does so before the first paint. */
export function restorePreferences(): void {
  const preferences = readPreferences();
  applyPreferences(preferences);
  // Chromium waits for a typeface that is asked for this early.
  if (preferences['letters']) void loadTypeface(`letters-${preferences['letters']}`);
}

/** Sets the attributes of the document's element on which styles depend. */
function applyPreferences(preferences: Preferences): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-reading', Object.keys(preferences).length > 0);
  for (const name of styled) {
    const value = preferences[name];
    if (value === undefined) root.removeAttribute(`data-reading-${name}`);
    else root.setAttribute(`data-reading-${name}`, value);
  }
  dispatchEvent(new Event('preferences'));
}

async function loadTypeface(family: string): Promise<void> {
  try {
    await document.fonts.load(`1em ${family}`);
  } catch {
    // A family of that name does not exist any more.
  }
}

export function getPreference(name: string): string | undefined {
  return readPreferences()[name];
}

/** Changes one preference for all stories; undefined is the usual. */
export function setPreference(name: string, value: string | undefined): Persistence {
  const { [name]: _, ...others } = readPreferences();
  const next = value === undefined ? others : { ...others, [name]: value };
  return store(next, getPersistence() === 'kept');
}

/** Keeps the preferences beyond this window, or no longer. */
export function keepPreferences(isKept: boolean): Persistence {
  return store(readPreferences(), isKept);
}

/** Forgets all preferences, kept or not, in every tab. */
export function forgetPreferences(): void {
  // What is kept replaces what a window has chosen (below), and then it goes, too.
  store({}, true);
  store({}, false);
}

export function getPersistence(): Persistence {
  if (unstored) return 'page';
  try {
    return localStorage.getItem(key) === null ? 'window' : 'kept';
  } catch {
    return 'page';
  }
}

/** Follows changes in other tabs, also those that were made while this page was in the back-forward cache. */
export function watchPreferences(): void {
  addEventListener('storage', ({ key: changed, newValue, oldValue }) => {
    if (changed !== key && changed !== null) return;
    // What is kept no longer holds until each window is closed; what was forgotten was empty before.
    const own = newValue === null && oldValue !== '{}' ? oldValue : null;
    writeText(() => sessionStorage, own ?? undefined);
    restorePreferences();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restorePreferences());
}

/** Writes to one of the two storages only, and applies. */
function store(preferences: Preferences, isKept: boolean): Persistence {
  const persistence = write(preferences, isKept);
  applyPreferences(preferences);
  return persistence;
}

function write(preferences: Preferences, isKept: boolean): Persistence {
  const isEmpty = Object.keys(preferences).length === 0;
  const text = isEmpty && !isKept ? undefined : JSON.stringify(preferences);
  unstored = undefined;
  if (isKept && writeText(() => localStorage, text)) {
    writeText(() => sessionStorage, undefined);
    return 'kept';
  }
  writeText(() => localStorage, undefined);
  if (writeText(() => sessionStorage, text)) return 'window';
  unstored = preferences;
  return 'page';
}

/** Returns whether the storage has done it. */
function writeText(storage: () => Storage, text: string | undefined): boolean {
  try {
    if (text === undefined) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    // Denied or full.
    return false;
  }
}

/** What is kept goes before what a window has chosen for itself, so that all tabs show the same. */
function readPreferences(): Preferences {
  if (unstored) return unstored;
  try {
    return parse(localStorage.getItem(key) ?? sessionStorage.getItem(key));
  } catch {
    // Storage is denied.
    return {};
  }
}

function parse(text: string | null): Preferences {
  const value: unknown = JSON.parse(text ?? '{}');
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, one]) => typeof one === 'string'));
}
