const firstWaitMs = 5_000;

/**
 * Loads code that no press asks for, and tries again until it has loaded, each time after twice the wait.
 * Chromium sometimes aborts an import without a fault, and fetches the module when asked again.
 */
export async function untilLoaded<Code>(
  load: () => Promise<Code>,
  waitMs = firstWaitMs,
): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return untilLoaded(load, 2 * waitMs);
  }
}
