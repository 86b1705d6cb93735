import { create } from 'zustand';
import { askForStorage, readStoragePromise } from '#platform/worker/site-storage.ts';
import type { StoragePromise } from '#platform/worker/site-storage.ts';

export interface StorageState {
  readonly promise: StoragePromise | 'unknown' | 'asking' | 'refused';
}

/** What the browser said about keeping this site. */
export const useStorageStore = create<StorageState>()(() => ({ promise: 'unknown' }));

export async function lookAtStorage(): Promise<void> {
  // What the browser answered to a press says more than what it says unasked.
  if (useStorageStore.getState().promise !== 'unknown') return;
  useStorageStore.setState({ promise: await readStoragePromise() });
}

export async function requestStorage(): Promise<void> {
  const { promise } = useStorageStore.getState();
  if (promise === 'kept' || promise === 'asking') return;
  useStorageStore.setState({ promise: 'asking' });
  const answer = await askForStorage();
  useStorageStore.setState({ promise: answer === 'loose' ? 'refused' : answer });
}
