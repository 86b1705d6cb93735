import type { UseStore } from 'idb-keyval';
import { isStorageOff } from './storage-off.ts';

/**
 * Creates an idb-keyval store whose writes are on the disk when they resolve (`durability: 'strict'`);
 * the library's own `createStore` leaves that to the browser. The database opens on first use. Creates none
 * while storing is turned off.
 */
export function createStrictStore(database: string, table: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = (gone: Promise<IDBDatabase>) => {
    // A newer connection may have taken its place.
    if (opening === gone) opening = undefined;
  };
  const open = () => {
    if (opening) return opening;
    const opened = openDatabase(database, table, () => forget(opened));
    opened.catch(() => forget(opened));
    return (opening = opened);
  };

  return async (mode, work) => {
    const openTable = (db: IDBDatabase) =>
      db.transaction(table, mode, { durability: 'strict' }).objectStore(table);
    const opened = open();
    const db = await opened;
    let store: IDBObjectStore;
    try {
      store = openTable(db);
    } catch {
      // Safari drops connections without always firing `close`, so try a new one once.
      forget(opened);
      store = openTable(await open());
    }
    return work(store);
  };
}

function openDatabase(name: string, table: string, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // No version: a database whose version a newer build has raised opens too.
    const request = indexedDB.open(name);
    request.onupgradeneeded = () =>
      isStorageOff() ? request.transaction?.abort() : request.result.createObjectStore(table);
    request.onerror = () => reject(request.error ?? new Error('The database did not open'));
    request.onsuccess = () => {
      const db = request.result;
      db.onclose = onGone;
      db.onversionchange = () => {
        db.close();
        onGone();
      };
      resolve(db);
    };
  });
}
