// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { markCurrentLinks } from '#frame/enhance-frame.ts';

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
