import { createStore } from 'zustand/vanilla';
import {
  requestPersistence,
  readStoragePersistence,
  type StoragePersistence,
} from '#platform/worker/site-storage.ts';

export interface StorageState {
  readonly persistence: StoragePersistence | 'unread' | 'asking' | 'refused';
}

/** The browser's answer about persistent storage. */
export const storageStore = createStore<StorageState>(() => ({ persistence: 'unread' }));

export async function readPersistence(): Promise<void> {
  const persistence = await readStoragePersistence();
  // An answer to the visitor's request takes precedence, also over a question that was asked before.
  if (storageStore.getState().persistence === 'unread') storageStore.setState({ persistence });
}

/** Requests persistence, unless the browser has promised it or is being asked. */
export async function requestStorage(): Promise<void> {
  const { persistence } = storageStore.getState();
  if (persistence === 'persistent' || persistence === 'asking') return;
  storageStore.setState({ persistence: 'asking' });
  const answer = await requestPersistence();
  storageStore.setState({ persistence: answer === 'best-effort' ? 'refused' : answer });
}
