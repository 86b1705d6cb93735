/** Returns the document's inline script, whose attributes name the files of this build. */
export function bootScript(): HTMLElement | null {
  return document.querySelector<HTMLElement>('script[data-runtime]');
}
