import { expect, it } from 'vitest';
import { fieldFault } from '#features/mailing-form/mailing-field.tsx';

const fine = { valid: true, typeMismatch: false, badInput: false };

it.each([
  ['a good value', fine, 'none'],
  ['an empty or blank line', { ...fine, valid: false }, 'missing'],
  ['something that is no address', { ...fine, valid: false, typeMismatch: true }, 'malformed'],
  ['what the browser cannot read', { ...fine, valid: false, badInput: true }, 'malformed'],
])('names the fault of %s', (_, validity, status) => {
  expect(fieldFault(validity)).toEqual({ status });
});
