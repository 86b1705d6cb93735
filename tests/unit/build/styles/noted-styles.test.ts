import { expect, it } from 'vitest';
import {
  createGlobalStyle,
  css,
  looks,
  styled,
} from '../../../../src/build/styles/noted-styles.ts';

const file = 'src/ui/thing.tsx';
const rulesOf = (id: string | undefined) => looks().find((look) => look.id === id)?.css;

it('writes the rules of a component for its class', () => {
  styled(
    'p',
    'sc-a-0',
    file,
    css`
      color: red;
      &:where([data-loud]) b {
        color: blue;
      }
      @media print {
        color: black;
      }
    `,
  );
  expect(rulesOf('sc-a-0')).toBe(
    '.sc-a-0{color:red;}.sc-a-0:where([data-loud]) b{color:blue;}@media print{.sc-a-0{color:black;}}',
  );
});

it('names another component by its class, and comes after what it is built on', () => {
  const One = styled(
    'p',
    'sc-b-0',
    file,
    css`
      margin: 0;
    `,
  );
  styled(
    One,
    'sc-b-1',
    file,
    css`
      ${One} + & {
        margin: 1px;
      }
    `,
  );
  expect(rulesOf('sc-b-1')).toBe('.sc-b-0+.sc-b-1{margin:1px;}');
  const ids = looks().map(({ id }) => id);
  expect(ids.indexOf('sc-b-0')).toBeLessThan(ids.indexOf('sc-b-1'));
});

it('writes the rules of a global style as they are', () => {
  createGlobalStyle(
    file,
    css`
      i {
        color: green;
      }
    `,
  );
  expect(rulesOf(undefined)).toBe('i{color:green;}');
});

it('refuses a look that depends on a property, and names its file', () => {
  expect(() =>
    styled(
      'p',
      'sc-c-0',
      file,
      css`
        color: ${({ $on }: { $on: boolean }) => ($on ? 'red' : 'blue')};
      `,
    ),
  ).toThrow(/^src\/ui\/thing\.tsx: a look cannot depend on a property/);
});
