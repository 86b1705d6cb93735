/** Returns the list as stored in IndexedDB, empty before there is one. Runs in the page. */
export async function storedOrderText(): Promise<string> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('Not read'));
    });
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'kept-text')) return '';
  const database = await done(indexedDB.open('kept-text'));
  try {
    const row: unknown = await done(
      database.transaction('texts').objectStore('texts').get('order'),
    );
    return typeof row === 'string' ? row : '';
  } finally {
    database.close();
  }
}
