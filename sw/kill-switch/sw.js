/*
 * The kill switch: served as /sw.js in place of the site's worker, it takes the worker and everything
 * it kept off every device, and the site goes on without one. It is a plain script that no build
 * touches, and it uses nothing of the site, so that whatever broke the site cannot break it.
 * docs/operations.md says when and how.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

/** What visitors typed is in IndexedDB, which stays: the pages send it without a worker. */
async function leave() {
  // All of them, whatever their names: a build that went wrong may have named its caches anyhow.
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  // A page that is being closed refuses; the others are still to be brought to the network.
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
  // Chromium takes the registration back when one tab registers while another is still leaving.
  await self.registration.unregister();
}
