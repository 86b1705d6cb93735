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

/** Asks the browser, once. An answer to the visitor's request takes precedence. */
export async function readPersistence(): Promise<void> {
  const isUnread = () => storageStore.getState().persistence === 'unread';
  if (!isUnread()) return;
  const persistence = await readStoragePersistence();
  if (isUnread()) storageStore.setState({ persistence });
}

/** Requests persistence, unless the browser has promised it or is being asked. */
export async function requestStorage(): Promise<void> {
  const { persistence } = storageStore.getState();
  if (persistence === 'persistent' || persistence === 'asking') return;
  storageStore.setState({ persistence: 'asking' });
  const answer = await requestPersistence();
  storageStore.setState({ persistence: answer === 'best-effort' ? 'refused' : answer });
}
