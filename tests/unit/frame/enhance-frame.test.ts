// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhanceFrame, markCurrentLinks } from '#frame/enhance-frame.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <a href="/" aria-current="page">Home</a>
      <a href="/stories">Stories</a>
      <details data-disclosure-menu><summary>More</summary><a href="/about">About</a></details>
      <details data-compact-menu><summary>Menu</summary><a href="/books">Books</a></details>
    </header>
    <main></main>
    <footer><a href="/stories">Stories</a><span data-year>2020</span></footer>`;
});
afterEach(() => vi.useRealTimers());

function current(): readonly string[] {
  return [...document.querySelectorAll('[aria-current]')].map(
    (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
  );
}

it('marks the links to the page that is shown, and to the one that it belongs to', () => {
  markCurrentLinks('/stories');
  expect(current()).toEqual(['/stories page', '/stories page']);
  markCurrentLinks('/stories/7');
  expect(current()).toEqual(['/stories true', '/stories true']);
  markCurrentLinks('/');
  expect(current()).toEqual(['/ page']);
});

it('says the year of the visit', () => {
  vi.setSystemTime('2031-01-01T12:00:00Z');
  enhanceFrame();
  expect(document.querySelector('[data-year]')?.textContent).toBe('2031');
});

it('gives both kinds of menu their keys', () => {
  enhanceFrame();
  const [menu, compact] = document.querySelectorAll('details');
  const escape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  for (const each of [menu, compact]) {
    each?.setAttribute('open', '');
    escape();
    expect(each?.hasAttribute('open')).toBe(false);
  }
});
