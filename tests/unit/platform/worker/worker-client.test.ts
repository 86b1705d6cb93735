import { afterEach, expect, it, vi } from 'vitest';
import { askWorker, tellWorker } from '#platform/worker/worker-client.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { WorkerContainer } from '../../../support/fakes/worker-container.ts';

afterEach(() => vi.unstubAllGlobals());

it('does nothing where no worker can be', async () => {
  vi.stubGlobal('navigator', {});
  expect(isControlled()).toBe(false);
  await tellWorker('REST');
  expect(await askWorker('VERIFY', 10)).toBeNull();
});

it('speaks to the controller', async () => {
  const container = new WorkerContainer(null);
  vi.stubGlobal('navigator', { serviceWorker: container });
  container.takeControl();
  await tellWorker('REST');
  expect(container.heard).toEqual(['REST']);
});

it('gives up on a worker that does not answer', async () => {
  const container = new WorkerContainer(null);
  vi.stubGlobal('navigator', { serviceWorker: container });
  container.takeControl();
  expect(await askWorker('VERIFY', 10)).toBeNull();
});
