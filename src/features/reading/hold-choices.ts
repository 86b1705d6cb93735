/**
 * To be awaited before a story is drawn: its page looks as its reader has chosen from the first moment.
 * A built page of a story brings those styles along, and who has chosen nothing needs none.
 */
export async function holdChoices(): Promise<void> {
  if (import.meta.env.SSR || !document.documentElement.dataset.read || lookStyle()) return;
  try {
    const { holdLook } = await import('./tools.ts');
    await holdLook();
  } catch {
    // The tools did not come. A story in its usual look is better than none.
  }
}

/** Where the styles of what is chosen stand. */
export function lookStyle(): HTMLStyleElement | null {
  return document.querySelector('style[data-look]');
}
