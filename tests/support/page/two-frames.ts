/** Waits two frames in the page, after which observers have reported and effects have run. */
export function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
