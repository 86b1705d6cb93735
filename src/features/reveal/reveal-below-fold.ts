import { prefersReducedMotion } from '#platform/reduced-motion.ts';

/** Share of an item that must be in view before it is shown (specification, section 9). */
const revealThreshold = 0.1;

/**
 * Fades in the items of a list as they are scrolled into view, each once. Does nothing for items in the first
 * view, or with reduced motion. Returns a cleanup function.
 */
export function revealItems(list: HTMLElement): () => void {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  if (prefersReducedMotion() || !items.some(isBelowFold)) return () => {};
  let unseen: readonly HTMLElement[] = [];
  let stopWatching = () => {};
  const scrolled = new AbortController();
  const { signal } = scrolled;
  const start = async () => {
    // If this code does not load, nothing is hidden.
    const { fadeIn } = await import('#ui/picture/fade-in.ts');
    if (signal.aborted) return;
    unseen = items.filter(isBelowFold);
    // Fails before anything is hidden where other software has removed the observer.
    stopWatching = whenSeen(unseen, fadeIn);
    for (const item of unseen) item.setAttribute('data-unseen', '');
  };
  addEventListener('scroll', () => void start().catch(() => undefined), { once: true, signal });
  return () => {
    scrolled.abort();
    stopWatching();
    for (const item of unseen) item.removeAttribute('data-unseen');
  };
}

function isBelowFold(item: HTMLElement): boolean {
  return item.getBoundingClientRect().top >= innerHeight;
}

/** Calls `show` once for each element when enough of it is in view. Returns a cleanup function. */
function whenSeen(
  elements: readonly HTMLElement[],
  show: (element: HTMLElement) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        // The observer reports once at the start, whatever is in view.
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
