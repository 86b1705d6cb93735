// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, showToast } from '#ui/toast/toast-layer.tsx';

const viewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0 });

beforeEach(() => {
  vi.stubGlobal('visualViewport', viewport);
  vi.useFakeTimers();
});

async function show(...titles: readonly string[]): Promise<void> {
  const shown = titles.map((title) =>
    showToast({ tone: 'success', title, dismiss: `Dismiss ${title}` }),
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  await Promise.all(shown);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const layer = () => screen.getByRole('status');

it('a toast still times out after the one under the pointer was dismissed', async () => {
  await show('First', 'Second');
  fireEvent.mouseEnter(layer());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(layer().textContent).toContain('First');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss Second' }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(layer().textContent).toBe('');
});

it('stays above an on-screen keyboard while the page is panned', async () => {
  await show('First');
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800 });
  viewport.height = 500;
  viewport.dispatchEvent(new Event('resize'));
  expect(layer().style.getPropertyValue('--keyboard')).toBe('300px');
  viewport.offsetTop = 100;
  viewport.dispatchEvent(new Event('scroll'));
  expect(layer().style.getPropertyValue('--keyboard')).toBe('200px');
  act(clearToasts);
});
