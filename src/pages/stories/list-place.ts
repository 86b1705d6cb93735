import { keyEntry } from '#navigation/entry-key.ts';
import { readText, writeText } from '#platform/stored-text.ts';

const name = 'list-place';

/** Limit of remembered lists, so that the stored text stays short. */
const maxLists = 10;

/** A hidden page may be discarded without a further event. */
const leaveEvents = ['page-leave', 'pagehide', 'visibilitychange'];

interface ListPlace {
  /** Records which history entry shows the list now. */
  readonly remember: () => void;
  /** Scrolls to where the visitor was when the list was left, if this is the same entry. */
  readonly restore: () => void;
  readonly stop: () => void;
}

/**
 * Restores the scroll position on Back in a list that the visitor has extended: when the router or the
 * browser restores it, the list is still short.
 */
export function createListPlace(): ListPlace {
  // The router may not have loaded when the list is left.
  let key = keyEntry();
  let isStopped = false;
  const isOwn = (place: string) => place.startsWith(`${key} `);
  // Read at once: if the page is hidden while its list loads, `save` stores the place in the short list.
  let [, top] = readPlaces().find(isOwn)?.split(' ') ?? [];
  // If storage is denied, Back scrolls no further than the end of the short list.
  const save = () => {
    const others = readPlaces().filter((place) => !isOwn(place));
    const places = [`${key} ${scrollY}`, ...others].slice(0, maxLists);
    writeText('sessionStorage', name, places.join('\n'));
  };
  for (const type of leaveEvents) addEventListener(type, save);
  return {
    remember() {
      const next = keyEntry();
      // The router also reports the entry that it finds when it starts.
      if (next !== key) top = undefined;
      key = next;
    },
    restore() {
      // A search may end after the visitor has left the list.
      if (!isStopped && top) scrollTo({ top: Number(top), behavior: 'instant' });
    },
    stop() {
      isStopped = true;
      for (const type of leaveEvents) removeEventListener(type, save);
    },
  };
}

/** Returns a line for each list, newest first: the key of its history entry and its scroll position. */
function readPlaces(): readonly string[] {
  return readText('sessionStorage', name)?.split('\n') ?? [];
}
