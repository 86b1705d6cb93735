import { revealBelowFold } from './reveal-below-fold.ts';

/** The `ref` of a list whose items appear as they are scrolled to. */
export function revealItems(list: HTMLElement | null): () => void {
  const items = [...(list?.children ?? [])];
  return revealBelowFold(items.filter((item) => item instanceof HTMLElement));
}
