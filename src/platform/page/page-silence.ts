import { isControlled, subscribeToController } from '#platform/worker/worker-control.ts';
import { subscribeToPageLeave } from './page-leave.ts';

/** Calls back when nothing of this page is to be heard any more: left, hidden, printed, or updated. */
export function subscribeToSilence(onSilence: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && onSilence();
  // The first worker of all changes nothing.
  let wasControlled = isControlled();
  const onController = () => {
    if (wasControlled) onSilence();
    wasControlled = true;
  };
  const undo = [subscribeToPageLeave(onSilence), subscribeToController(onController)];
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('beforeprint', onSilence);
  return () => {
    for (const one of undo) one();
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('beforeprint', onSilence);
  };
}
