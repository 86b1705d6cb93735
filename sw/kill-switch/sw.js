/*
 * The kill switch: served as /sw.js in place of the site's worker, it removes the worker and its caches
 * from every device, and the site works without them. No build touches this script, and it uses nothing
 * of the site, so whatever broke the site cannot break it. docs/operations.md says when and how to use it.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  // Chromium drops the first call when a page posts to the outgoing worker at that very moment.
  setTimeout(() => void self.skipWaiting(), installMs);
});
// Not awaited: a page that is loading may wait for the activation to end.
self.addEventListener('activate', () => void leave());
// Chromium restores a registration when one tab registers while another still unregisters. Every page
// posts to its worker when it starts, so the restored worker unregisters then.
self.addEventListener('message', (event) => {
  // A page that asks for a report must not wait for one.
  event.ports[0]?.postMessage(null);
  event.waitUntil(leave());
});

const installMs = 1_000;
const maxRounds = 10;
const minRoundMs = 300;
const maxRoundMs = 5_000;
let leaving;

function leave() {
  leaving ??= leaveInRounds().finally(() => (leaving = undefined));
  return leaving;
}

/** Leaves IndexedDB alone: it holds submissions, which the pages send without a worker. */
async function leaveInRounds() {
  // All caches, whatever their names: a faulty build may have named them in any way.
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  for (let round = 0; round < maxRounds; round += 1) {
    const pages = await self.clients.matchAll({ type: 'window' });
    await self.registration.unregister();
    if (pages.length === 0) return;
    const reloaded = Promise.all(pages.map(reload));
    await Promise.race([reloaded, pause(maxRoundMs)]);
    await pause(minRoundMs);
  }
}

/** Reloads a page from the network. One that is closing or reloading rejects; the next round retries. */
function reload(page) {
  return page.navigate(page.url).catch(() => undefined);
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
