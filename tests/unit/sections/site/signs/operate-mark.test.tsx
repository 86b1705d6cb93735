// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countFiles, endCheck } from '#features/offline/offline-store.ts';
import { HeaderMark } from '#sections/site/frame/header-mark.tsx';
import { operateMark } from '#sections/site/signs/operate-mark.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<header>${renderToStaticMarkup(<HeaderMark />)}</header>`;
  stop = operateMark();
});

afterEach(() => {
  stop();
  countFiles(null);
  endCheck(null, 0);
  vi.restoreAllMocks();
});

const mark = () => document.querySelector<HTMLElement>('[data-mark]');
const told = () => document.querySelector('[role=status]')?.textContent;
const tier = (missing: readonly string[]) => ({ total: 2, paths: ['/', '/about'], missing });

it('is hidden while there is nothing to say', () => {
  expect(mark()?.hidden).toBe(true);
  expect(told()).toBe('');
});

it('counts files in silence, and then says that all are there', () => {
  countFiles({ held: 3, total: 12 });
  expect(mark()?.hidden).toBe(false);
  expect(mark()?.textContent).toContain('Saving 3 of 12');
  endCheck({ version: 1, build: 'b', core: tier([]), pictures: tier(['/']) }, 1);
  expect(mark()?.textContent).toContain('Saved 3 of 4');
  endCheck({ version: 1, build: 'b', core: tier([]), pictures: tier([]) }, 1);
  expect(mark()?.textContent).toContain('Saved for offline');
  expect(mark()?.querySelector('a')?.dataset['tone']).toBe('done');
  expect(told()).toBe('');
});

it('tells once that the network has gone, and hides again when it is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(mark()?.textContent).toContain('You are offline');
  expect(told()).toBe('You are offline');
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(mark()?.hidden).toBe(true);
  expect(told()).toBe('');
});

it('stays as it is once it is no longer worked', () => {
  stop();
  countFiles({ held: 3, total: 12 });
  expect(mark()?.hidden).toBe(true);
});
