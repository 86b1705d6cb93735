import { isVisible } from '#platform/page-resume.ts';

/**
 * Keeps the screen on while the page is visible, where the browser supports it. A hidden page releases the
 * wake lock, and requests it again when it is shown. Returns a cleanup function.
 */
export function keepScreenOn(): () => void {
  let held: WakeLockSentinel | undefined;
  let isRequesting = false;
  let isOver = false;
  const isWanted = () => !isOver && isVisible();

  async function request(): Promise<void> {
    if (!('wakeLock' in navigator) || isRequesting || held?.released === false) return;
    isRequesting = true;
    try {
      held = await navigator.wakeLock.request('screen');
    } catch {
      // Refused: low battery, a policy, or the page is hidden. The screen may go dark.
    }
    isRequesting = false;
    if (!isWanted()) release();
  }

  function release(): void {
    // Rejects if the browser has released it already.
    held?.release().catch(() => undefined);
    held = undefined;
  }

  function follow(): void {
    if (isWanted()) void request();
    else release();
  }

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', follow);
    release();
  };
}
