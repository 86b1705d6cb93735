import type { Store } from '#function/store/store.ts';
import type { Database } from './database.ts';

/**
 * A store on the embedded database, which has nobody in the background: the room of deleted rows and of the
 * journal is used again only when it is told to, here after every purge.
 */
export function createTidyStore(store: Store, database: Pick<Database, 'exec'>): Store {
  return {
    ...store,
    async purge() {
      const purged = await store.purge();
      // One by one: a vacuum cannot run among other statements.
      for (const statement of ['vacuum', 'checkpoint']) await database.exec(statement);
      return purged;
    },
  };
}
