import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageLink, ShownPath } from '#ui/button/page-link.tsx';

const Link = pageLink((props) => createElement('a', props));

const drawn = (shown: string, to: '/' | '/stories', hash?: string) =>
  renderToStaticMarkup(
    <ShownPath value={shown}>
      <Link to={to} {...(hash !== undefined && { hash })}>
        There
      </Link>
    </ShownPath>,
  );

it('tells that it leads to the page that is shown', () => {
  expect(drawn('/stories', '/stories')).toContain('aria-current="page"');
  expect(drawn('/', '/')).toContain('aria-current="page"');
});

it('tells that the page that is shown belongs to where it leads', () => {
  expect(drawn('/stories/7', '/stories')).toContain('aria-current="true"');
});

it.each([
  ['/stories-of-others', '/stories'],
  ['/books', '/'],
] as const)('says nothing of itself on %s where it leads to %s', (shown, to) => {
  expect(drawn(shown, to)).not.toContain('aria-current');
});
