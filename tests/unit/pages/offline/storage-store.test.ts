// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readPersistence, requestStorage, storageStore } from '#pages/offline/storage-store.ts';

it('the answer to the visitor’s request takes precedence over an earlier question', async () => {
  let answer = (_isPersisted: boolean) => {};
  const storage = {
    persisted: () => new Promise<boolean>((resolve) => (answer = resolve)),
    persist: async () => true,
  };
  vi.stubGlobal('navigator', { storage });
  const reading = readPersistence();
  await requestStorage();
  answer(false);
  await reading;
  expect(storageStore.getState()).toEqual({ persistence: 'persistent' });
});
