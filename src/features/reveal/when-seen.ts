/** Share of a card that has to be in view before it is shown (specification, section 9). */
export const revealThreshold = 0.1;

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
