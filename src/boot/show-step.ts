/**
 * Shows the text of a story that the fragment names: the easier one for `first-half`, its sentences
 * (`f1`), their Spanish (`ef1`) and the panels of it (`ef-1`), else the full one.
 */
export function showStep(hash = location.hash): void {
  document.documentElement.toggleAttribute('data-first-half', /^#(first-half|e?f-?\d)/.test(hash));
}
