import { expect, it, vi } from 'vitest';
import { announceOutboxChange, subscribeToOutbox } from '#outbox/channel.ts';

it('tells every page that the items changed, until it unsubscribes', async () => {
  const onChange = vi.fn();
  const unsubscribe = subscribeToOutbox(onChange);
  announceOutboxChange();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 });
  unsubscribe();
});

it.each([
  ['has none', undefined],
  [
    'denies it, as Firefox without cookies',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('does nothing where the browser %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(announceOutboxChange).not.toThrow();
  expect(subscribeToOutbox(vi.fn())).not.toThrow();
});
