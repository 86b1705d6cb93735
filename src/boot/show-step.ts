/**
 * Shows the text of a story that an address names: the easier one for `#first-half`, for its sentences (`#f3`) and
 * for their Spanish (`#ef3`), else the story. The skip link changes nothing.
 */
export function showStep(hash = location.hash): void {
  if (hash !== '#main')
    document.documentElement.toggleAttribute('data-first-half', /^#e?f[^u]/.test(hash));
}
