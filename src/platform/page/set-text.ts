/** Writes the text of an element, unless it is there already: a live region announces what is written. */
export function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
