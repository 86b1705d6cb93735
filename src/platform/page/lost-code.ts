const lostCode = 'Code did not load';

/** Whether this is the error that an import ends in whose file does not come. */
export function isLostCode(error: unknown): boolean {
  return error instanceof Error && error.message === lostCode;
}

/**
 * Gives the error of such an import one name instead of each browser's own: by theirs the router knows
 * it, and would load the page again, also without a network. Vite tells before the importer hears of it.
 */
export function nameLostCode(): () => void {
  const name = ({ payload }: VitePreloadErrorEvent) => {
    Object.assign(payload, { cause: payload.message, message: lostCode });
  };
  addEventListener('vite:preloadError', name);
  return () => removeEventListener('vite:preloadError', name);
}
