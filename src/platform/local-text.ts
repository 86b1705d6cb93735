import { writeText } from './stored-text.ts';

type LocalText =
  | { readonly status: 'stored'; readonly text: string }
  /** The browser stores nothing, so the text is lost with the page. */
  | { readonly status: 'denied'; readonly text: string };

/** Texts that localStorage refused, by name. They take precedence until one can be stored. */
const unstored = new Map<string, string>();

/** Reads a text from localStorage; empty when there is none. */
export function readLocalText(name: string): LocalText {
  try {
    const stored = localStorage.getItem(name);
    const own = unstored.get(name);
    return own === undefined
      ? { status: 'stored', text: stored ?? '' }
      : { status: 'denied', text: own };
  } catch {
    return { status: 'denied', text: unstored.get(name) ?? '' };
  }
}

/**
 * Writes a text, or removes it when it is empty. If the storage is full, the old text is removed, because it
 * would be outdated.
 */
export function writeLocalText(name: string, text: string): LocalText['status'] {
  unstored.delete(name);
  if (writeText('localStorage', name, text || undefined)) return 'stored';
  unstored.set(name, text);
  writeText('localStorage', name, undefined);
  return 'denied';
}

/** Calls back when another tab changes the text. Returns a cleanup function. */
export function onLocalTextChange(name: string, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `clear()` fires without a key.
    if (key === name || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
