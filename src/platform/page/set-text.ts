/** Sets the text of an element unless it is the same, because a live region announces every change. */
export function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
