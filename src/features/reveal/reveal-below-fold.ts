import { prefersReducedMotion } from '#platform/reduced-motion.ts';
import { unseenAttribute } from '#ui/text/unseen.ts';
import { whenSeen } from './when-seen.ts';

/** The `ref` of a list whose items appear as they are scrolled to. */
export function revealItems(list: HTMLElement | null): () => void {
  const items = [...(list?.children ?? [])];
  return revealBelowFold(items.filter((item) => item instanceof HTMLElement));
}

/**
 * Hides the cards nobody has seen yet, to show each when it is scrolled to; it stays shown
 * (specification, section 4). What is in view or above it is left alone. Returns its undo.
 */
export function revealBelowFold(cards: readonly HTMLElement[]): () => void {
  if (prefersReducedMotion() || !cards.some(isBelowFold)) return () => {};
  let undo: (() => void) | undefined = () => {};

  import('#ui/picture/fade-in.ts').then(
    ({ fadeIn }) => {
      if (!undo) return;
      const unseen = cards.filter(isBelowFold);
      for (const card of unseen) card.setAttribute(unseenAttribute, '');
      const stop = whenSeen(unseen, fadeIn);
      undo = () => {
        stop();
        for (const card of unseen) card.removeAttribute(unseenAttribute);
      };
    },
    () => {
      // Without the motion code nothing was hidden either: the cards are simply there.
    },
  );
  return () => {
    undo?.();
    undo = undefined;
  };
}

function isBelowFold(card: HTMLElement): boolean {
  return card.getBoundingClientRect().top >= innerHeight;
}
