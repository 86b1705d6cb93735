import type { Book } from '#content/book/book.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';

const { columns } = buyingGuideCopy.catalogue;

/** The books as a comma-separated table (RFC 4180): title, author, level, ISBN; empty where pending. */
export function bookListCsv(books: readonly Book[]): string {
  const head = [columns.title, columns.author, columns.level, columns.isbn];
  const rows = books.map(({ title, author, level, isbn }) =>
    [title, author, level, isbn].map((value) => (value.state === 'pending' ? '' : value.value)),
  );
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quoted, and never taken for a formula by a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
