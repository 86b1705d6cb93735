// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countFiles, endCheck } from '#features/offline/offline-store.ts';
import { StatusBadge } from '#frame/status-badge.tsx';
import { updateStatusBadge } from '#frame/status/update-status-badge.ts';

beforeAll(updateStatusBadge);

beforeEach(() => {
  document.body.innerHTML = `<header>${renderToStaticMarkup(<StatusBadge />)}</header>`;
});

afterEach(() => {
  countFiles(null);
  endCheck(null, 0);
  vi.restoreAllMocks();
});

const badge = () => document.querySelector<HTMLElement>('[data-status]');
const announced = () => document.querySelector('[role=status]')?.textContent;
const tier = (missing: readonly string[]) => ({ total: 2, paths: ['/', '/about'], missing });

it('is hidden while there is nothing to say', () => {
  expect(badge()?.hidden).toBe(true);
  expect(announced()).toBe('');
});

it('counts files in silence, and then says that all are there', () => {
  countFiles({ held: 3, total: 12 });
  expect(badge()?.hidden).toBe(false);
  expect(badge()?.textContent).toContain('Saving 3 of 12');
  endCheck({ version: 1, build: 'b', core: tier([]), pictures: tier(['/']) }, 1);
  expect(badge()?.textContent).toContain('Saved 3 of 4');
  endCheck({ version: 1, build: 'b', core: tier([]), pictures: tier([]) }, 1);
  expect(badge()?.textContent).toContain('Saved for offline');
  expect(badge()?.querySelector('a')?.dataset['tone']).toBe('done');
  expect(announced()).toBe('');
});

it('announces once that the network has gone, and hides again when it is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(badge()?.textContent).toContain('You are offline');
  expect(announced()).toBe('You are offline');
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(badge()?.hidden).toBe(true);
  expect(announced()).toBe('');
});
