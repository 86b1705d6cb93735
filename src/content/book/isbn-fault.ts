import { hatriqaIsbnPrefix, isbnCheckDigit, isIsbn, plainIsbn } from './isbn.ts';

/** Why a confirmed number is none, in words; undefined for a good one. */
export function isbnFault(value: string, publisher?: 'HATRIQA'): string | undefined {
  const isbn = plainIsbn(value);
  if (!/^\d+$/.test(isbn))
    return 'is no ISBN: only digits, dashes and blanks, such as 978-1-915791-24-5';
  if (isbn.length !== 13)
    return `has ${isbn.length} digits; an ISBN has 13, such as 978-1-915791-24-5`;
  if (!/^97[89]/.test(isbn)) return 'is no ISBN: one begins with 978 or 979';
  if (!isIsbn(isbn)) {
    const digit = isbnCheckDigit(isbn.slice(0, 12));
    return `has a wrong digit: after the first twelve the last (check digit) is ${digit}; compare it with the book`;
  }
  return publisher === 'HATRIQA' && !isbn.startsWith(hatriqaIsbnPrefix)
    ? `is not of HATRIQA's numbers, which begin with ${hatriqaIsbnPrefix}`
    : undefined;
}
