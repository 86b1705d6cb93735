/** Milliseconds after which typed letters are forgotten (specification, section 9). */
const typeAheadResetMs = 1000;

/**
 * Handles the keys of an open list of links: arrows, Home, End and typed letters. Returns true if the key was
 * used. `now` is in milliseconds. The key events of form fillers may have no `key`.
 */
export function moveInMenu(
  key: string | undefined,
  links: readonly HTMLElement[],
  typeAhead: TypeAhead,
  now: number,
): boolean {
  const from = links.findIndex((link) => link === document.activeElement);
  // Space toggles the menu, except between two typed words.
  const isLetter = key?.length === 1 && (key !== ' ' || (from !== -1 && typeAhead.isTyping(now)));
  const labels = links.map((link) => link.textContent?.trim() ?? '');
  const next = isLetter
    ? typeAhead.type(key, now, labels, from)
    : arrowTarget(key, from === -1 && key === 'ArrowUp' ? 0 : from, links.length, 'vertical');
  const target = next === undefined ? undefined : links[next];
  target?.focus();
  return target !== undefined;
}

interface TypeAhead {
  /**
   * Takes a typed character, and returns the index of the next label after `from` that begins with the typed
   * text, wrapping around; undefined for none. `at` is in milliseconds.
   */
  type(character: string, at: number, labels: readonly string[], from: number): number | undefined;
  /** Returns true while typed text is remembered; a space then belongs to it. */
  isTyping(at: number): boolean;
}

export function createTypeAhead(): TypeAhead {
  let typed = '';
  let lastAt = -Infinity;
  const isTyping = (at: number) => at - lastAt <= typeAheadResetMs;
  return {
    isTyping,
    type(character, at, labels, from) {
      typed = isTyping(at) ? typed + character : character;
      lastAt = at;
      const isOneLetter = [...typed].every((letter) => letter === typed[0]);
      const sought = (isOneLetter ? character : typed).toLowerCase();
      // The same letter again moves to the next label; a longer text may keep the present one.
      const first = isOneLetter ? from + 1 : from;
      for (let step = 0; step < labels.length; step += 1) {
        const index = (Math.max(first, 0) + step) % labels.length;
        if (labels[index]?.toLowerCase().startsWith(sought)) return index;
      }
      return undefined;
    },
  };
}

/**
 * Returns the index that an arrow key, Home or End leads to among `count` items, wrapping around; undefined
 * for other keys.
 */
export function arrowTarget(
  key: string | undefined,
  from: number,
  count: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  const [back, forth] =
    direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === back) return (from - 1 + count) % count;
  if (key === forth) return (from + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
