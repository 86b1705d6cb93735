import { expect, it, vi } from 'vitest';
import { hostedWaitUntil } from '#function/settings/hosted-ports.ts';

it('tells the hosted runtime what runs on after the answer', () => {
  const tasks: unknown[] = [];
  vi.stubGlobal('EdgeRuntime', { waitUntil: (task: unknown) => tasks.push(task) });
  const task = Promise.resolve();
  hostedWaitUntil(task);
  expect(tasks).toEqual([task]);
});

it.each([undefined, null, {}])('does nothing where the runtime is %j', (runtime) => {
  vi.stubGlobal('EdgeRuntime', runtime);
  expect(() => hostedWaitUntil(Promise.resolve())).not.toThrow();
});
