// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onPageResume } from '#platform/page-resume.ts';

function show(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('wakes on online, on a page out of the back-forward cache and on becoming visible, until undone', () => {
  const onResume = vi.fn();
  const undo = onPageResume(onResume);
  window.dispatchEvent(new Event('online'));
  expect(onResume).toHaveBeenCalledTimes(1);
  show(false);
  setVisibility('hidden');
  expect(onResume).toHaveBeenCalledTimes(1);
  show(true);
  setVisibility('visible');
  expect(onResume).toHaveBeenCalledTimes(3);
  undo();
  window.dispatchEvent(new Event('online'));
  show(true);
  setVisibility('visible');
  expect(onResume).toHaveBeenCalledTimes(3);
});
