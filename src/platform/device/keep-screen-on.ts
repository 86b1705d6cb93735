import { isVisible } from '#platform/page-resume.ts';

/**
 * Keeps the screen on for as long as the page is in front, where the browser can and will.
 * A hidden page releases the lock, and requests it again when it returns. Returns a cleanup function.
 */
export function keepScreenOn(): () => void {
  let held: WakeLockSentinel | undefined;
  let isAsking = false;
  let isOver = false;
  const isWanted = () => !isOver && isVisible();

  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || isAsking || held?.released === false) return;
    isAsking = true;
    try {
      held = await navigator.wakeLock.request('screen');
    } catch {
      // Refused: a low battery, a policy, or the page went behind another. The screen may go dark.
    }
    isAsking = false;
    if (!isWanted()) giveBack();
  }

  function giveBack(): void {
    // One that the browser has already taken back cannot be given back twice; either way it is gone.
    held?.release().catch(() => undefined);
    held = undefined;
  }

  function follow(): void {
    if (isWanted()) void ask();
    else giveBack();
  }

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', follow);
    giveBack();
  };
}
