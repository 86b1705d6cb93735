type KeptText =
  | { readonly status: 'read'; readonly text: string }
  /** The browser keeps nothing for this site; the text is this page's own. */
  | { readonly status: 'denied'; readonly text: string };

/** For as long as the site stays open, where nothing else remembers. */
const unkept = new Map<string, string>();

/** What this browser keeps under a name; empty where that is nothing. */
export function readText(name: string): KeptText {
  try {
    const kept = localStorage.getItem(name);
    const own = unkept.get(name);
    return own === undefined
      ? { status: 'read', text: kept ?? '' }
      : { status: 'denied', text: own };
  } catch {
    return { status: 'denied', text: unkept.get(name) ?? '' };
  }
}

/** Empty text is forgotten. Where there is no room, what was kept before goes: it would be wrong. */
export function keepText(name: string, text: string): KeptText['status'] {
  unkept.delete(name);
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
    return 'read';
  } catch {
    unkept.set(name, text);
    forget(name);
    return 'denied';
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Denied altogether: nothing was kept before.
  }
}

/** Calls back when another tab has changed it. */
export function watchText(name: string, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === name || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
