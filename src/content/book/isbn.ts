/** What stands in front of an unknown ISBN; the key of a book stays unique all the same (decision 3). */
export const pendingIsbnPrefix = 'PENDING-';

/** HATRIQA's own block of numbers. */
export const hatriqaIsbnPrefix = '9781915791';

/** Without the dashes and blanks of a printed one. */
export function plainIsbn(text: string): string {
  return text.startsWith(pendingIsbnPrefix) ? text : text.replace(/[\s\u2010-\u2015-]/g, '');
}

/** Thirteen digits that start with 978 or 979 and end in the right check digit. */
export function isIsbn(text: string): boolean {
  return /^97[89]\d{10}$/.test(text) && isbnCheckDigit(text.slice(0, 12)) === text.slice(12);
}

/** The thirteenth digit that belongs to twelve. */
export function isbnCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
