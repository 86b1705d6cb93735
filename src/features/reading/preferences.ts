/** A reader's preferences by name, such as `{"size":"150"}`; defaults are left out. */
type Preferences = Readonly<Record<string, string>>;

/**
 * Lifetime of preferences: until the window is closed, on this device (`kept`), or until the page is
 * reloaded where the browser stores nothing.
 */
type Persistence = 'page' | 'window' | 'kept';

const key = 'reading';

/** Preferences that are attributes for theme/reader-css.ts. */
const styled = ['size', 'space', 'paper', 'letters'];

/** Preferences where storage is denied or full; they last as long as the document. */
let unstored: Preferences | undefined;

/** Applies the stored preferences; `src/boot/boot.ts` does so before the first paint. */
export function restorePreferences(): void {
  const preferences = readPreferences();
  applyPreferences(preferences);
  // Requested this early, Chromium's first paint waits for the typeface.
  if (preferences['letters']) void loadTypeface(`letters-${preferences['letters']}`);
}

/** Sets the attributes of the root element that styles depend on. */
function applyPreferences(preferences: Preferences): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-reading', Object.keys(preferences).length > 0);
  for (const name of styled) {
    const value = preferences[name];
    if (value === undefined) root.removeAttribute(`data-reading-${name}`);
    else root.setAttribute(`data-reading-${name}`, value);
  }
}

async function loadTypeface(family: string): Promise<void> {
  try {
    await document.fonts.load(`1em ${family}`);
  } catch {
    // No typeface of that name exists any more.
  }
}

export function getPreference(name: string): string | undefined {
  return readPreferences()[name];
}

/** Changes one preference for all stories; undefined restores the default. */
export function setPreference(name: string, value: string | undefined): Persistence {
  const { [name]: _, ...others } = readPreferences();
  const next = value === undefined ? others : { ...others, [name]: value };
  return store(next, getPersistence() === 'kept');
}

/** Keeps the preferences beyond this window, or stops keeping them. */
export function keepPreferences(isKept: boolean): Persistence {
  return store(readPreferences(), isKept);
}

/** Deletes all preferences. */
export function forgetPreferences(): void {
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

/** Applies changes that are made in other tabs. */
export function watchPreferences(): void {
  addEventListener('storage', ({ key: changed }) => {
    if (changed === key || changed === null) restorePreferences();
  });
}

/** Writes the preferences to one of the two storages, and applies them. */
function store(preferences: Preferences, isKept: boolean): Persistence {
  applyPreferences(preferences);
  const isEmpty = Object.keys(preferences).length === 0;
  const text = isEmpty && !isKept ? undefined : JSON.stringify(preferences);
  unstored = undefined;
  if (isKept && write(() => localStorage, text)) {
    write(() => sessionStorage, undefined);
    return 'kept';
  }
  write(() => localStorage, undefined);
  if (write(() => sessionStorage, text)) return 'window';
  unstored = preferences;
  return 'page';
}

/** Returns true if the storage accepted the change. */
function write(storage: () => Storage, text: string | undefined): boolean {
  try {
    if (text === undefined) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    // Denied or full.
    return false;
  }
}

/** Reads the preferences; those of this window take precedence. */
function readPreferences(): Preferences {
  if (unstored) return unstored;
  try {
    return parse(sessionStorage.getItem(key) ?? localStorage.getItem(key));
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
