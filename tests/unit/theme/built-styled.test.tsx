import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styled } from '#theme/built-styled.ts';

const Plain = styled('p', 'sc-plain');

it('draws its element with its class', () => {
  const props = { id: 'one', className: 'own' };
  expect(renderToStaticMarkup(<Plain {...props} />)).toBe('<p id="one" class="own sc-plain"></p>');
});

it('draws another element in its look', () => {
  expect(renderToStaticMarkup(<Plain as="h2" />)).toBe('<h2 class="sc-plain"></h2>');
});

it('built on another, has the look of both', () => {
  const Fine = styled(Plain, 'sc-fine');
  expect(renderToStaticMarkup(<Fine />)).toBe('<p class="sc-plain sc-fine"></p>');
  expect(renderToStaticMarkup(<Fine as="b" />)).toBe('<b class="sc-plain sc-fine"></b>');
});

it('gives its class to a component that draws something', () => {
  const Titled = ({ className = '' }) => <i className={className} title="t" />;
  const Looked = styled(Titled, 'sc-looked');
  expect(renderToStaticMarkup(<Looked />)).toBe('<i class="sc-looked" title="t"></i>');
});
