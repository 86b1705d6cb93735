import { writeText } from '#platform/stored-text.ts';
import { isStorageOff } from '#shared/storage-off.ts';

/** A reader's preferences by name, such as `{"size":"150"}`; defaults are left out. */
type Preferences = Readonly<Record<string, string>>;

/**
 * Lifetime of preferences: until the page is reloaded (`page`, if the browser stores nothing),
 * until the window is closed (`window`), or longer, on this device (`kept`).
 */
type Persistence = 'page' | 'window' | 'kept';

const key = 'reading';

/** Preferences that become attributes of the root element, which theme/reader-css.ts selects. */
const styled = ['size', 'space', 'paper', 'letters', 'both'];

/** Preferences in memory if storage is denied or full; they last as long as the document. */
let unstored: Preferences | undefined;

/** Applies the stored preferences; `src/boot/boot.ts` does so before the first paint. */
export function restorePreferences(): void {
  const preferences = readPreferences();
  applyPreferences(preferences);
  // Chromium delays its first paint for a typeface that is requested this early.
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
  dispatchEvent(new Event('preferences'));
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
export function setPreference(name: string, value: string | undefined): void {
  const { [name]: _, ...others } = readPreferences();
  const next = value === undefined ? others : { ...others, [name]: value };
  store(next, getPersistence() === 'kept');
}

/** Keeps the preferences beyond this window, or stops keeping them. */
export function keepPreferences(isKept: boolean): void {
  store(readPreferences(), isKept);
}

/** Forgets all preferences, kept or not, in every tab. */
export function forgetPreferences(): void {
  // Storing `{}` first makes the other tabs clear their own preferences (`watchPreferences`).
  store({}, true);
  store({}, false);
}

export function getPersistence(): Persistence {
  if (unstored || isStorageOff()) return 'page';
  try {
    return localStorage.getItem(key) === null ? 'window' : 'kept';
  } catch {
    return 'page';
  }
}

/** Follows changes in other tabs, even while this page was in the back-forward cache. */
export function watchPreferences(): void {
  addEventListener('storage', ({ key: changed, newValue, oldValue }) => {
    if (changed !== key && changed !== null) return;
    // Each window keeps using preferences that are no longer kept, except forgotten ones (`{}`).
    const own = newValue === null && oldValue !== '{}' ? oldValue : null;
    writeText('sessionStorage', key, own ?? undefined);
    restorePreferences();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restorePreferences());
}

/** Writes the preferences to one of the two storages, and applies them. */
function store(preferences: Preferences, isKept: boolean): void {
  const isEmpty = Object.keys(preferences).length === 0;
  const text = isEmpty && !isKept ? undefined : JSON.stringify(preferences);
  const isStored = isKept && writeText('localStorage', key, text);
  if (!isStored) writeText('localStorage', key, undefined);
  const isHeld = writeText('sessionStorage', key, isStored ? undefined : text);
  unstored = isStored || isHeld ? undefined : preferences;
  applyPreferences(preferences);
}

/** Reads the preferences. Kept ones come before those of a window, so that all tabs show the same. */
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
  // `Object` turns a parsed `null` into an empty object.
  const entries = Object.entries<unknown>(Object(JSON.parse(text ?? '{}')));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
