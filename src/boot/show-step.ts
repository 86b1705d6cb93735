/**
 * Shows the text of a story that an address names: the easier one for `#first-half`, for its sentences (`#f3`) and
 * for their Spanish (`#ef3`), and the story for its own and for no fragment. Others change nothing.
 */
export function showStep(hash: string): void {
  const isFirstHalf = /^#e?f[-i\d]/.test(hash);
  if (isFirstHalf || /^(#full-.*|#e?s-?\d+)?$/.test(hash))
    document.documentElement.toggleAttribute('data-first-half', isFirstHalf);
}
