/** Returns the names of everything that the page can see in its storages. */
export async function storedNames(): Promise<readonly string[]> {
  const databases = await indexedDB.databases();
  return [
    ...(await caches.keys()),
    ...databases.flatMap(({ name }) => name ?? []),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').filter(Boolean),
  ];
}

/** Starts the islands as a pointer does, and keeps the browser's own windows away. */
export function startIslands(): void {
  window.print = () => undefined;
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
