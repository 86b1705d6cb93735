import { readText, writeText } from '#platform/stored-text.ts';

const name = 'list-place';

interface ListPlace {
  /** Notes which history entry shows the list now. */
  readonly remember: () => void;
  /** Scrolls to where the visitor was when the list was left, if this is the same entry. */
  readonly restore: () => void;
  readonly stop: () => void;
}

/**
 * Restores the scroll position on Back in a list that was continued, because the list is still
 * short when the router or the browser restores it.
 */
export function createListPlace(): ListPlace {
  let key = entryKey();
  let isStopped = false;
  // If storage is denied, Back scrolls no further than the end of the short list.
  const save = () => writeText('sessionStorage', name, `${key} ${scrollY}`);
  for (const type of ['page-leave', 'pagehide']) addEventListener(type, save);
  return {
    remember() {
      key = entryKey();
    },
    restore() {
      // A search may end after the visitor has left the list.
      if (isStopped) return;
      const [noted, top] = (readText('sessionStorage', name) ?? '').split(' ');
      if (noted === key) scrollTo({ top: Number(top), behavior: 'instant' });
    },
    stop() {
      isStopped = true;
      for (const type of ['page-leave', 'pagehide']) removeEventListener(type, save);
    },
  };
}

/** Returns the key that the router gives to each history entry. */
function entryKey(): string {
  return String(history.state?.__TSR_key);
}
