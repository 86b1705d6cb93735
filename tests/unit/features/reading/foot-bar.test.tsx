// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FootBar } from '#features/reading/foot-bar.tsx';

/** Calls back once for each observed element, as browsers do, with no layout to wait for. */
class ImmediateResizeObserver {
  readonly #callback: () => void;
  readonly disconnect = () => undefined;

  constructor(callback: () => void) {
    this.#callback = callback;
  }

  observe(): void {
    this.#callback();
  }
}

it('stands above an update bar that is added later', async () => {
  vi.stubGlobal('ResizeObserver', ImmediateResizeObserver);
  render(<FootBar label="Tool">Text</FootBar>);
  const tool = screen.getByRole('region', { name: 'Tool' });
  expect(tool.style.bottom).toBe('0px');
  const update = document.createElement('div');
  update.dataset['bar'] = '';
  update.style.position = 'sticky';
  vi.spyOn(update, 'offsetHeight', 'get').mockReturnValue(40);
  act(() => document.body.append(update));
  await expect.poll(() => tool.style.bottom).toBe('40px');
  update.remove();
});
