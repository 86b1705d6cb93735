import { beforeEach, expect, it, vi } from 'vitest';

const build = { name: 'the next build' };
const later = { name: 'the one after' };
const see = (waiting: object | null) => (store: Store) =>
  store.setBuilds({ isInstalling: false, waiting });
const accept = (store: Store) => store.acceptOffer();
const dismiss = (store: Store) => store.dismissOffer();
const withdraw = (store: Store) => store.withdrawOffer();
const hold = (store: Store) => store.holdUpdate();

type Store = typeof import('#features/offline/offline-store.ts');
let store: Store;
beforeEach(async () => {
  vi.resetModules();
  store = await import('#features/offline/offline-store.ts');
});

const now = () => store.offlineStore.getState();

it.each([
  ['none', 'nothing waits', [see(null)]],
  ['waiting', 'one waits', [see(build)]],
  ['none', 'another page let it in', [see(build), see(null)]],
  ['dismissed', 'it was put off', [see(build), dismiss, see(build)]],
  ['none', 'it was put off and is gone', [see(build), dismiss, see(null)]],
  ['waiting', 'another one comes after "Not now"', [see(build), dismiss, see(later)]],
  ['accepted', 'it was accepted', [see(build), accept, see(null)]],
  ['accepted', 'it was accepted after "Not now"', [see(build), dismiss, accept]],
  ['accepted', 'another one comes meanwhile', [see(build), accept, see(later)]],
  ['none', 'it was accepted and had been replaced', [see(build), accept, withdraw]],
  ['waiting', 'it came back after that', [see(build), accept, withdraw, see(build)]],
  ['held', 'it is here, and the visitor types', [see(build), accept, hold, see(later)]],
  ['held', 'another page accepted, and the visitor types here', [see(build), hold, see(null)]],
] as const)('a new build is %s where %s', (update, _where, actions) => {
  for (const act of actions) act(store);
  expect(now().update).toBe(update);
});
