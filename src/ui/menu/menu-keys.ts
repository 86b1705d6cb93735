import { arrowTarget } from '#ui/button/arrow-target.ts';
import type { TypeAhead } from './type-ahead.ts';

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
