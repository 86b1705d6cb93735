import { isControlled, subscribeToController } from '#platform/worker/worker-control.ts';
import { subscribeToPageLeave } from './page-leave.ts';

/** Calls back when nothing of this page is to be heard any more: left, hidden, printed, or updated. */
export function onPageInactive(onInactive: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && onInactive();
  // The first worker of all changes nothing.
  let wasControlled = isControlled();
  const onController = () => {
    if (wasControlled) onInactive();
    wasControlled = true;
  };
  const undo = [subscribeToPageLeave(onInactive), subscribeToController(onController)];
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('beforeprint', onInactive);
  return () => {
    for (const one of undo) one();
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('beforeprint', onInactive);
  };
}
