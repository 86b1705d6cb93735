// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverLostCode } from '#features/trouble/page-trouble.tsx';

const reload = vi.fn();
let network: () => Promise<Response>;
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  network = async () => new Response();
  vi.stubGlobal('fetch', () => network());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads the page again by itself, once', async () => {
  expect(await recoverLostCode(false)).toEqual({ status: 'reloading' });
  expect(await recoverLostCode(false)).toEqual({ status: 'broken' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads it again on every press', async () => {
  await recoverLostCode(false);
  expect(await recoverLostCode(true)).toEqual({ status: 'reloading' });
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never without a network, not even on a press', async () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await recoverLostCode(false)).toEqual({ status: 'offline' });
  expect(await recoverLostCode(true)).toEqual({ status: 'offline' });
  expect(reload).not.toHaveBeenCalled();
  network = async () => new Response();
  expect(await recoverLostCode(false)).toEqual({ status: 'reloading' });
});

it('never by itself where it cannot remember having done so', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(await recoverLostCode(false)).toEqual({ status: 'broken' });
  expect(reload).not.toHaveBeenCalled();
});
