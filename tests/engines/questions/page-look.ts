/** Returns whether the page's runtime has started. */
export function isStarted(): boolean {
  return 'live' in document.documentElement.dataset;
}

/** Returns the text of the toasts. */
export function toastText(): string {
  return [...document.querySelectorAll('[role=status]')]
    .map((place) => (place instanceof HTMLElement ? place.innerText : ''))
    .join('\n');
}

/** Returns whether the field is there, enabled and empty. */
export function isFieldEmpty(selector: string): boolean {
  const node = document.querySelector(selector);
  return node instanceof HTMLInputElement && !node.disabled && node.value === '';
}

export function fieldValue(selector: string): string | null {
  const node = document.querySelector(selector);
  return node instanceof HTMLInputElement ? node.value : null;
}

/** Returns whether the page still has this mark, and so has not been reloaded. */
export function isMarked(mark: string): boolean {
  return Reflect.get(globalThis, mark) === true;
}

/** Summarises the page for the message of a failed scenario. */
export async function pageSummary(): Promise<string> {
  const words = document.body.innerText.replace(/\s+/g, ' ').slice(0, 200);
  const typed = [...document.querySelectorAll('input')].map(({ value }) => value).join('|');
  return `${location.pathname}, "${document.title}": ${words}; typed ${typed}`;
}

/** Lists the origin's Web Locks: those held, then those pending. */
export async function heldLocks(): Promise<readonly (readonly (string | undefined)[])[]> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [held, pending].map((locks) => locks.map(({ name }) => name));
}
