import { expect, it } from 'vitest';
import { isbnCheckDigit, isIsbn, plainIsbn } from '#content/book/book.ts';

it.each(['9781915791245', '9780306406157', '9783161484100', '9791034304233'])(
  'isIsbn knows %s',
  (isbn) => {
    expect(isIsbn(isbn)).toBe(true);
  },
);

it.each([
  ['a wrong check digit', '9781915791246'],
  ['twelve digits', '978191579124'],
  ['hyphens', '978-1-915791-24-5'],
  ['nothing', ''],
])('isIsbn refuses %s', (_name, isbn) => expect(isIsbn(isbn)).toBe(false));

it('isIsbn finds the check digit, also when it is 0', () => {
  expect(isbnCheckDigit('978191579124')).toBe('5');
  expect(isbnCheckDigit('978316148410')).toBe('0');
});

it('plainIsbn drops what print adds, and leaves a pending key alone', () => {
  expect(plainIsbn('978-1-915791-24-5')).toBe('9781915791245');
  expect(plainIsbn('978 1 915791 24–5')).toBe('9781915791245');
  expect(plainIsbn('PENDING-reader-1')).toBe('PENDING-reader-1');
});
