// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isInShadowRoot } from '#platform/page/is-in-shadow-root.ts';

/** Returns the answer for a key in the last element. Browsers name the host for a key in its root. */
function press(markup: string, prepare?: (host: Element) => unknown): boolean | undefined {
  document.body.innerHTML = markup;
  const [last = document.body] = [...document.body.querySelectorAll('*')].slice(-1);
  prepare?.(last);
  let isIn: boolean | undefined;
  addEventListener('keydown', (event) => (isIn = isInShadowRoot(event)), { once: true });
  last.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  return isIn;
}

it.each(['', '<button></button>', '<main tabindex="-1"></main>', '<a href="/"></a>'])(
  'does not count a key in the document itself: %s',
  (markup) => expect(press(markup)).toBe(false),
);

it('counts a key in a root that is closed, and in one that is open whose host can have the focus', () => {
  expect(press('<div></div>')).toBe(true);
  expect(press('<div tabindex="0"></div>', (host) => host.attachShadow({ mode: 'open' }))).toBe(
    true,
  );
});
