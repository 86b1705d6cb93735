// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { revealItems } from '#features/reveal/reveal-below-fold.ts';

const fadeIn = vi.hoisted(() => vi.fn());
vi.mock('#ui/picture/fade-in.ts', () => ({ fadeIn }));

const observe = vi.fn();
class Observer {
  observe = observe;
  disconnect = vi.fn();
}

it.each([
  { observer: Observer, hidden: 2 },
  { observer: undefined, hidden: 0 },
])('hides $hidden items, which only an observer can show again', async ({ observer, hidden }) => {
  vi.stubGlobal('IntersectionObserver', observer);
  document.body.innerHTML = '<ul><li>Coach</li><li>Captain</li></ul>';
  const [list] = document.getElementsByTagName('ul');
  const box = new DOMRect(0, innerHeight, 100, 100);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const stop = list && revealItems(list);
  dispatchEvent(new Event('scroll'));
  // The code is loaded asynchronously.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.querySelectorAll('[data-unseen]')).toHaveLength(hidden);
  stop?.();
});
