/** Fires `online` this many times. */
export function dispatchOnline(times: number): void {
  for (let count = 0; count < times; count += 1) dispatchEvent(new Event('online'));
}

/** Presses the button with these words; false when there is none. */
export function pressButton(words: string): boolean {
  const button = [...document.querySelectorAll('button')].find(
    ({ innerText }) => innerText.trim() === words,
  );
  button?.click();
  return button !== undefined;
}

/** Follows a link of the page; false when there is no such link. */
export function followLink(path: string): boolean {
  const link = document.querySelector(`a[href="${path}"]`);
  if (!(link instanceof HTMLElement)) return false;
  link.click();
  return true;
}

/** Starts the router as a visitor does; returns true once it runs and has replaced the methods of `history`. */
export function startRouter(): boolean {
  dispatchEvent(new Event('scroll'));
  return Object.prototype.hasOwnProperty.call(history, 'pushState');
}

/** Selects the field's text and deletes it, as a visitor does. */
export function emptyField(selector: string): void {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
  document.execCommand('delete');
}

/** Sets a mark that is gone after a reload. */
export function markPage(mark: string): void {
  Reflect.set(globalThis, mark, true);
}
