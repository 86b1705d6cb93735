// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScreenOn } from '#platform/device/keep-screen-on.ts';

class Sentinel {
  released = false;
  readonly release = vi.fn(async () => {
    this.released = true;
  });
}

let given: Sentinel[];
let visibility: DocumentVisibilityState;
const request = vi.fn();

beforeEach(() => {
  given = [];
  visibility = 'visible';
  request.mockReset().mockImplementation(async () => {
    const sentinel = new Sentinel();
    given.push(sentinel);
    return sentinel;
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

async function become(next: DocumentVisibilityState) {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

function settle() {
  return new Promise((resolve) => setTimeout(resolve));
}

it('releases the wake lock while hidden, and requests it again when visible', async () => {
  const stop = keepScreenOn();
  await settle();
  expect(given).toHaveLength(1);
  await become('hidden');
  expect(given[0]?.released).toBe(true);
  await become('visible');
  expect(given.map(({ released }) => released)).toEqual([true, false]);
  stop();
  expect(given[1]?.release).toHaveBeenCalledTimes(1);
  await become('visible');
  expect(given).toHaveLength(2);
});

it('asks again for a screen that the browser took back meanwhile', async () => {
  const stop = keepScreenOn();
  await settle();
  if (given[0]) given[0].released = true;
  await become('visible');
  expect(given).toHaveLength(2);
  stop();
});

it('releases at once a lock that is granted after the end', async () => {
  keepScreenOn()();
  await settle();
  expect(given.map(({ released }) => released)).toEqual([true]);
});

it('asks again after a refusal, and does nothing in a browser without wake locks', async () => {
  request.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const stop = keepScreenOn();
  await settle();
  await become('visible');
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  Reflect.deleteProperty(navigator, 'wakeLock');
  keepScreenOn()();
});
