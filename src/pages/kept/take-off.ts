import { readText } from '#platform/stored-text.ts';
import { stopStoring, type StorageRefusal } from '#features/offline/follow-refusal.ts';
import { durableTextDatabase, outboxDatabase } from '#shared/databases.ts';
import { storageOffKey } from '#shared/storage-off.ts';
import { within } from '#shared/within.ts';
import { workerRequest } from '#shared/worker-messages.ts';

/** Milliseconds after which something that is still stored is left. */
const retryMs = 8_000;
const pauseMs = 300;
/** Milliseconds; in some engines opening or deleting a database neither succeeds nor fails. */
export const databaseTimeoutMs = 4_000;

/**
 * Deletes everything that the site stores on this device, except the outbox if it must be kept, and
 * makes windows store nothing more: with `window` the open ones, with `device` all, until the
 * visitor allows it again. Returns the names of what is still stored.
 */
export async function takeOff(
  refusal: StorageRefusal,
  mustKeepOutbox: () => Promise<boolean>,
): Promise<readonly string[]> {
  const registrations = await findRegistrations();
  stopStoring(refusal === 'window');
  refuseStorage(refusal);
  // Read only now, because from now on no window adds anything to the outbox.
  const keepsOutbox = await mustKeepOutbox();
  let left: readonly string[] = [];
  let quietRounds = 0;
  // Two empty rounds are needed, because another window or a worker may still be storing a file.
  const end = Date.now() + retryMs;
  for (let round = 0; quietRounds < 2 && (left.length === 0 || Date.now() < end); round += 1) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    for (const registration of [...registrations, ...(await findRegistrations())])
      await removeWorkers(registration).catch(() => undefined);
    await deleteCaches();
    left = [...(await deleteDatabases(keepsOutbox)), ...(await listStored(keepsOutbox))];
    quietRounds = left.length === 0 ? quietRounds + 1 : 0;
  }
  return left;
}

/** Clears localStorage and sets the flag; other windows get its event even if it is removed. */
function refuseStorage(refusal: StorageRefusal): void {
  try {
    localStorage.clear();
    localStorage.setItem(storageOffKey, refusal);
    if (refusal === 'window') localStorage.removeItem(storageOffKey);
  } catch {
    // Storage is denied, and so it is for the other windows.
  }
}

/** Returns whether "Do not keep it here" is on. */
export function isStorageRefused(): boolean {
  return readText('localStorage', storageOffKey) !== null;
}

/** Returns all registrations, even if nothing may be stored; none if the browser denies access. */
async function findRegistrations(): Promise<readonly ServiceWorkerRegistration[]> {
  try {
    return await navigator.serviceWorker.getRegistrations();
  } catch {
    return [];
  }
}

/** Makes all workers of a registration empty the caches and store nothing; unregisters them. */
async function removeWorkers(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing, waiting, active } = registration;
  for (const worker of [installing, waiting, active])
    worker?.postMessage(workerRequest('REMOVE_SITE'));
  await registration.unregister();
}

async function deleteCaches(): Promise<void> {
  // `listStored` names those that could not be deleted.
  for (const name of await cacheNamesNow()) await caches.delete(name).catch(() => undefined);
}

async function cacheNamesNow(): Promise<readonly string[]> {
  try {
    return await caches.keys();
  } catch {
    // Caches are denied, so there are none.
    return [];
  }
}

/** Deletes the databases, and returns the names of those that are left. */
async function deleteDatabases(keepsOutbox: boolean): Promise<readonly string[]> {
  const names = new Set([outboxDatabase, durableTextDatabase, ...(await databaseNames())]);
  if (keepsOutbox) names.delete(outboxDatabase);
  const outcomes = await Promise.all([...names].map(deleteDatabase));
  return outcomes.flatMap((left) => left ?? []);
}

/** Returns the names of all databases; none where the browser does not list them. */
async function databaseNames(): Promise<readonly string[]> {
  try {
    const found = await within(databaseTimeoutMs, indexedDB.databases?.());
    return found.flatMap(({ name }) => name ?? []);
  } catch {
    // Storage is denied, so there are none, or the browser does not list or does not answer.
    return [];
  }
}

/**
 * Returns whether the outbox is still stored, even if it cannot be read; false where the browser does not list
 * its databases.
 */
export async function isOutboxStored(): Promise<boolean> {
  return (await databaseNames()).includes(outboxDatabase);
}

/** Deletes a database, and returns its name if another window holds it open or nothing happens. */
function deleteDatabase(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    setTimeout(resolve, databaseTimeoutMs, name);
    try {
      const request = indexedDB.deleteDatabase(name);
      // Browsers that store no databases refuse to delete one.
      request.onsuccess = request.onerror = () => resolve(null);
      request.onblocked = () => resolve(name);
    } catch {
      resolve(null);
    }
  });
}

/** Returns the names of everything that is stored, except what may stay. */
async function listStored(keepsOutbox: boolean): Promise<readonly string[]> {
  const databases = (await databaseNames()).filter(
    (name) => !keepsOutbox || name !== outboxDatabase,
  );
  const registrations = (await findRegistrations()).map(() => 'sw.js');
  return [...(await cacheNamesNow()), ...databases, ...listStoredKeys(), ...registrations];
}

/** Returns the keys of both storages, without the flag. */
export function listStoredKeys(): readonly string[] {
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return keys.filter((key) => key !== storageOffKey);
  } catch {
    return [];
  }
}
