/*
 * The kill switch: served as /sw.js in place of the site's worker, it takes the worker and everything
 * it kept off every device, and the site goes on without one. It is a plain script that no build
 * touches, and it uses nothing of the site, so that whatever broke the site cannot break it.
 * docs/operations.md says when and how.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  // Chromium forgets the first call when a page speaks to the outgoing worker at that very moment.
  setTimeout(() => void self.skipWaiting(), timeToInstall);
});
// Not waited for: a page that is being loaded may wait for the activation to end.
self.addEventListener('activate', () => void leave());
// Chromium takes a registration back when one tab registers while another is still leaving. Every
// page speaks to its worker at its start, so the worker that was kept leaves then.
self.addEventListener('message', (event) => {
  // Who asks what is saved need not wait either.
  event.ports[0]?.postMessage(null);
  event.waitUntil(leave());
});

const timeToInstall = 1_000;
const mostRounds = 10;
const shortestRound = 300;
const longestRound = 5_000;
let leaving;

function leave() {
  leaving ??= leaveInRounds().finally(() => (leaving = undefined));
  return leaving;
}

/** What visitors typed is in IndexedDB, which stays: the pages send it without a worker. */
async function leaveInRounds() {
  // All of them, whatever their names: a build that went wrong may have named its caches anyhow.
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  for (let round = 0; round < mostRounds; round += 1) {
    const pages = await self.clients.matchAll({ type: 'window' });
    await self.registration.unregister();
    if (pages.length === 0) return;
    const sentOff = Promise.all(pages.map(sendOff));
    await Promise.race([sentOff, pause(longestRound)]);
    await pause(shortestRound);
  }
}

/** To the network. A page that is being closed, or loads itself anew, refuses; the next round sees. */
function sendOff(page) {
  return page.navigate(page.url).catch(() => undefined);
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
