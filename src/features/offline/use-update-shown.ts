import { useOfflineStore } from './offline-store.ts';

/** Whether there is anything to say about a new build; the step says how far it is. */
export function useUpdateShown(): boolean {
  return useOfflineStore(
    ({ isUpdateWaiting, updateStep }) =>
      isUpdateWaiting || updateStep === 'accepted' || updateStep === 'held',
  );
}
