declare global {
  interface ServiceWorkerRegistration {
    /** Chromium only. */
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  }
}

/** Asks the browser to wake the worker when the network is back; a bonus where it exists. */
export async function requestBackgroundSync(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(tag);
  } catch {
    // Denied by the visitor or the browser: the page's own nudges do the work.
  }
}
