import { isControlled, subscribeToController } from '#platform/worker/worker-control.ts';
import { subscribeToPageLeave } from './page-leave.ts';

/**
 * Calls back when the page should be silent: left, hidden, printed or updated. Returns a cleanup function.
 */
export function onPageInactive(onInactive: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && onInactive();
  // A first worker that takes control is not an update.
  let wasControlled = isControlled();
  const onController = () => {
    if (wasControlled) onInactive();
    wasControlled = true;
  };
  const cleanups = [subscribeToPageLeave(onInactive), subscribeToController(onController)];
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('beforeprint', onInactive);
  return () => {
    for (const cleanup of cleanups) cleanup();
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('beforeprint', onInactive);
  };
}
