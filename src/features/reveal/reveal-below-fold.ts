import { prefersReducedMotion } from '#platform/reduced-motion.ts';
import { unseenAttribute } from '#ui/text/unseen.ts';

/** Share of a card that has to be in view before it is shown (specification, section 9). */
export const revealThreshold = 0.1;

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

/** Calls `show` once for each element, when enough of it is in view. Returns its undo. */
export function whenSeen(
  elements: readonly HTMLElement[],
  show: (element: HTMLElement) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        // The first report comes at once, whatever is in view.
        if (intersectionRatio < revealThreshold || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        show(target);
      }
    },
    { threshold: revealThreshold },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
