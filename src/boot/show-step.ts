/**
 * Shows the text of a story that an address names: the easier one where the fragment is `first-half`, one of its
 * sentences (f and a number) or its Spanish (ef), else the story. The skip link changes nothing.
 */
export function showStep(hash = location.hash): void {
  if (hash !== '#main')
    document.documentElement.toggleAttribute('data-first-half', /^#e?f[^u]/.test(hash));
}
