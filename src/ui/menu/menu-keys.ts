/** Typed letters are forgotten after this long (specification, section 9). */
export const typeAheadResetMs = 1000;

/**
 * Keyboard of an open list of links: arrows, Home, End, typed letters. Returns true where the key
 * was used. `now` is a time in milliseconds.
 */
export function moveInMenu(
  key: string,
  links: readonly HTMLElement[],
  typeAhead: TypeAhead,
  now: number,
): boolean {
  const from = links.findIndex((link) => link === document.activeElement);
  // A space opens or closes the menu, except between two typed words.
  const isLetter = key.length === 1 && (key !== ' ' || (from !== -1 && typeAhead.isTyping(now)));
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
   * Takes one typed character at a time in milliseconds and gives the index of the label to move
   * to: the next after `from` that begins with what was typed, going round; undefined for none.
   */
  type(character: string, at: number, labels: readonly string[], from: number): number | undefined;
  /** Whether what was typed is not forgotten yet: a space then belongs to it. */
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
      // The same letter again goes on to the next label; a longer word may stay where it is.
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
 * Where an arrow key, Home or End leads in a row or column of `count` things.
 * Arrows go round. Undefined for any other key.
 */
export function arrowTarget(
  key: string,
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
