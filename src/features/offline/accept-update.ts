import { askWorker, tellWaitingWorker } from '#platform/worker-client.ts';
import { useOfflineStore } from './offline-store.ts';

const longestWork = 5_000;

/** The new build takes over, and every page of this site follows it. */
export async function acceptUpdate(): Promise<void> {
  useOfflineStore.setState({ updateStep: 'accepted' });
  // Chromium can forget a takeover that is asked for while the outgoing worker looks or repairs.
  await askWorker('VERIFY', longestWork);
  const wasWaiting = await tellWaitingWorker('SKIP_WAITING');
  // Another page was quicker, or the build has been replaced; the next one is offered again.
  if (!wasWaiting) useOfflineStore.setState({ isUpdateWaiting: false, updateStep: 'offered' });
}

export function dismissUpdate(): void {
  useOfflineStore.setState({ updateStep: 'dismissed' });
}
