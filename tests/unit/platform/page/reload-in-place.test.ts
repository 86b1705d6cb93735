// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { holdsTypedText, reloadInPlace, restorePlace } from '#platform/page/reload-in-place.ts';

afterEach(() => sessionStorage.clear());

function stub(href: string) {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 700.5);
  vi.stubGlobal('location', { href, reload: vi.fn() });
  return scrollTo;
}

it('comes back to where the visitor was, once', () => {
  const scrollTo = stub('https://site.test/stories/7#share');
  reloadInPlace();
  restorePlace();
  restorePlace();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 700.5, behavior: 'instant' });
});

it('scrolls neither another page nor one that was not reloaded', () => {
  const scrollTo = stub('https://site.test/stories/7');
  restorePlace();
  reloadInPlace();
  stub('https://site.test/books');
  restorePlace();
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([
  ['<input type="email" value="a">', true],
  ['<textarea>a</textarea>', true],
  ['<input type="email" value=" "><textarea> </textarea>', false],
  ['<input type="checkbox" value="on" checked><input type="hidden" value="a">', false],
  ['<input type="submit" value="Go">', false],
  ['<input inputmode="numeric" value="3">', false],
  // The address holds the words of a search.
  ['<input type="search" value="cup">', false],
])('recognises typed text that a reload would lose: %s', (field, expected) => {
  document.body.innerHTML = field;
  expect(holdsTypedText()).toBe(expected);
});
