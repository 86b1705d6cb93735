import { expect, it, vi } from 'vitest';
import { askWorker, tellWaitingWorker } from '#platform/worker/worker-client.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { WorkerContainer } from '../../../support/fakes/worker-container.ts';

it('does nothing where the browser has no service workers', async () => {
  vi.stubGlobal('navigator', {});
  expect(isControlled()).toBe(false);
  expect(await tellWaitingWorker('SKIP_WAITING')).toBe(false);
  expect(await askWorker('REPAIR', 10)).toBeNull();
});

it('gives up on a worker that does not answer', async () => {
  const container = new WorkerContainer(null);
  vi.stubGlobal('navigator', { serviceWorker: container });
  container.takeControl();
  expect(await askWorker('REPAIR', 10)).toBeNull();
  expect(container.heard).toEqual(['REPAIR']);
});
