/** Returns everything that the site has stored in this browser. Runs in the page. */
export async function readStorages() {
  return {
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  };
}
