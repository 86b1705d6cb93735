import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageLink, ShownPath } from '#ui/button/page-link.tsx';

const Link = pageLink((props) => createElement('a', props));

const drawn = (shown: string, to: '/' | '/stories') =>
  renderToStaticMarkup(
    <ShownPath value={shown}>
      <Link to={to}>There</Link>
    </ShownPath>,
  );

it.each([
  ['/stories', '/stories', 'page'],
  ['/', '/', 'page'],
  ['/stories/7', '/stories', 'true'],
  ['/stories-of-others', '/stories', undefined],
  ['/books', '/', undefined],
] as const)('on %s a link to %s has the aria-current %s', (shown, to, current) => {
  expect(/aria-current="(\w+)"/.exec(drawn(shown, to))?.[1]).toBe(current);
});
