import { readText, writeText } from '#platform/stored-text.ts';

const name = 'list-place';

interface ListPlace {
  /** Notes which entry of the history the list is. */
  readonly remember: () => void;
  /** Scrolls to where the visitor was when the list was left, if this is the same entry. */
  readonly restore: () => void;
  readonly stop: () => void;
}

/**
 * Brings a visitor who goes back to the same place in a list that was continued: when the router, or
 * the browser, scrolls, the list is still short.
 */
export function createListPlace(): ListPlace {
  let key = entryKey();
  // Where nothing is stored, Back leads to the end of what is there.
  const save = () => writeText('sessionStorage', name, `${key} ${scrollY}`);
  for (const type of ['page-leave', 'pagehide']) addEventListener(type, save);
  return {
    remember() {
      key = entryKey();
    },
    restore() {
      const [noted, top] = (readText('sessionStorage', name) ?? '').split(' ');
      if (noted === key) scrollTo({ top: Number(top), behavior: 'instant' });
    },
    stop() {
      for (const type of ['page-leave', 'pagehide']) removeEventListener(type, save);
    },
  };
}

/** The router gives each entry of the history a key. */
function entryKey(): string {
  return String(history.state?.__TSR_key);
}
