// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { initialListening } from '#features/reading/listen/listening.ts';
import { watchKeys } from '#features/reading/listen/player-events.ts';

/** Presses a key, and returns whether the browser may scroll. */
function press(key: string, repeat = false): boolean {
  const init = { key, repeat, bubbles: true, cancelable: true };
  return document.body.dispatchEvent(new KeyboardEvent('keydown', init));
}

it('a held Space toggles once and does not scroll; held arrows repeat', () => {
  const dispatch = vi.fn();
  const state = createStore(() => initialListening(3));
  onTestFinished(watchKeys({ state, dispatch }));
  const types = () => dispatch.mock.calls.map(([{ type }]) => type);
  const isScrolling = [press(' '), press(' ', true), press(' ', true)];
  expect(types()).toEqual(['play']);
  expect(isScrolling).toEqual([false, false, false]);
  press('ArrowRight');
  press('ArrowRight', true);
  press('ArrowLeft');
  expect(types()).toEqual(['play', 'next', 'next', 'previous']);
});
