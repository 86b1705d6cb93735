import type { OwnerValue } from '#content/owner-value.ts';

export type GuideSectionId = 'core' | 'extension' | 'novels';

export interface GuidePlace {
  readonly section: GuideSectionId;
  /** Number of the book, counted through all three sections. */
  readonly no: number;
}

export interface Book {
  readonly key: string;
  readonly title: OwnerValue;
  readonly author: OwnerValue;
  /** Unique key: thirteen digits, or `PENDING-…` while unknown. */
  readonly isbn: OwnerValue;
  readonly level: OwnerValue;
  readonly coverUrl: `/art/cover-${string}.svg`;
  readonly publisher?: 'HATRIQA';
  /** The two guides list different numbers of books (decision 21). */
  readonly guides: { readonly buying?: GuidePlace; readonly print?: GuidePlace };
}

export const coverSize = { width: 300, height: 420 } as const;

/** Prefix of the unique placeholder for an unknown ISBN (decision 3). */
export const pendingIsbnPrefix = 'PENDING-';

/** Prefix of HATRIQA's own ISBNs. */
export const hatriqaIsbnPrefix = '9781915791';

/** Removes dashes, spaces and invisible characters. */
export function plainIsbn(value: string): string {
  // The build does not check types; catalogueIssues reports another value.
  const text = String(value);
  return text.startsWith(pendingIsbnPrefix)
    ? text
    : text.replace(/[\s\u00AD\u200B-\u200D\u2010-\u2015\u2060-]/g, '');
}

/** Returns true for thirteen digits that start with 978 or 979 and end in the right check digit. */
export function isIsbn(text: string): boolean {
  return /^97[89]\d{10}$/.test(text) && isbnCheckDigit(text.slice(0, 12)) === text.slice(12);
}

/** Returns the check digit for the first twelve digits. */
export function isbnCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
