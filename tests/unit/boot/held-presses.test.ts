// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { holdPresses } from '#boot/held-presses.ts';

vi.mock('#boot/load-runtime.ts', () => ({ loadRuntime: vi.fn() }));

it.each([true, false])('leaves alone what other software dispatches, online: %s', (isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  holdPresses();
  for (const target of [document, window])
    for (const type of ['click', 'submit']) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      expect(() => target.dispatchEvent(event)).not.toThrow();
      expect(event.defaultPrevented).toBe(false);
    }
});
