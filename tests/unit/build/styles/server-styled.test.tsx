import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import styled, { collectRules, css } from '#build/styles/server-styled.ts';

const Card = styled('div').withConfig({ componentId: 's000000a' })`
  color: red;
  &:hover {
    color: blue;
  }
` as unknown as React.ComponentType<{ children?: React.ReactNode; className?: string }>;
const Wide = styled(Card as never).withConfig({ componentId: 's000000b' })`
  ${Card} {
    width: 1px;
  }
  @media print {
    display: none;
  }
` as unknown as typeof Card;

it('renders an element with the classes of its component and of those it extends', () => {
  expect(renderToStaticMarkup(<Wide className="own">Words</Wide>)).toBe(
    '<div class="own s000000a s000000b">Words</div>',
  );
});

it('has the library compile the rules, those of an extended component first', () => {
  const rules = collectRules().filter(({ id }) => id?.startsWith('s000000'));
  expect(rules.map(({ id }) => id)).toEqual(['s000000a', 's000000b']);
  expect(rules.map((rule) => rule.css)).toEqual([
    '.s000000a{color:red;}.s000000a:hover{color:blue;}',
    '.s000000b .s000000a{width:1px;}@media print{.s000000b{display:none;}}',
  ]);
});

it('refuses a rule that depends on a prop, and says what to do instead', () => {
  expect(
    () => css`
      ${(() => 'red') as never}
    `,
  ).toThrow(/data attribute/);
});
