import { beforeEach, expect, it, vi } from 'vitest';
import { acceptUpdate } from '#features/offline/update-offer.tsx';
import { setBuilds, offlineStore, withdrawOffer } from '#features/offline/offline-store.ts';
import { WorkerContainer } from '../../../support/fakes/worker-container.ts';
import { makeReport } from '../../../support/fakes/worker-report.ts';

const reload = vi.fn();
let container: WorkerContainer;
let typed = '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  typed = '';
  container = new WorkerContainer(makeReport());
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { href: 'https://site.test/', reload });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('document', { querySelectorAll: () => [{ value: typed }] });
  withdrawOffer();
  container.takeControl();
});

it('lets the outgoing worker end its work, then tells the build that waits', async () => {
  container.waiting = container.worker();
  await acceptUpdate();
  expect(container.heard).toEqual(['REPAIR', 'SKIP_WAITING']);
  expect(offlineStore.getState().update).toBe('accepted');
});

it('offers again where no build waits any more', async () => {
  await acceptUpdate();
  expect(offlineStore.getState().update).toBe('none');
  setBuilds({ isInstalling: false, waiting: container.worker() });
  expect(offlineStore.getState().update).toBe('waiting');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page again where the browser has forgotten the takeover', async () => {
  container.waiting = container.worker();
  await acceptUpdate();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  { what: 'took over', wait: false, text: '' },
  { what: 'waits, and the visitor has begun to type', wait: true, text: 'half@typ' },
])('leaves the page alone where the build $what', async ({ wait, text }) => {
  container.waiting = container.worker();
  await acceptUpdate();
  if (!wait) container.waiting = null;
  typed = text;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
});
