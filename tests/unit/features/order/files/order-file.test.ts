import { describe, expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import { orderCsv, orderFile, orderWorkbook } from '#features/order/files/order-file.ts';
import { booksWithoutIsbn, orderRows, type OrderRow } from '#features/order/files/order-rows.ts';
import { noReader, readCsv, readWorkbook } from '../../../../support/order/read-table.ts';

const head = ['ISBN', 'Quantity', 'Title', 'Author', 'Level'];
const hostile = [
  '=1+1',
  '=HYPERLINK("https://example.com","x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '<b>&amp;</b> "quoted", and more;',
  'two\r\nlines',
  'null \u0000, bell \u0007, none \uFFFF',
  'half a sign \uD800',
  '_x0041_ and _X00e9_',
  '   ',
  '‘Born to Play’ – “Año”, 足球, 👟',
  '9781915791245',
  'x'.repeat(5_000),
];
/** Every book of the catalogue as if its ISBN were confirmed, and a row for each hostile text. */
const rows: readonly OrderRow[] = [
  ...books.map(({ title, author, level }, at) => ({
    isbn: `97819157912${String(at).padStart(2, '0')}`,
    copies: at + 1,
    title: title.value,
    author: author.value,
    level: level.value,
  })),
  ...hostile.map((text, at) => ({
    isbn: '0000000000017',
    copies: 999 - at,
    title: text,
    author: text,
    level: text,
  })),
];

it('rows contain only confirmed ISBNs; books without one are listed', () => {
  const list = new Map(books.map(({ key }, at) => [key, at + 1]));
  const confirmed = books.filter(({ isbn }) => isbn.state === 'confirmed');
  expect(orderRows(list).map(({ isbn }) => isbn)).toEqual(confirmed.map(({ isbn }) => isbn.value));
  for (const { isbn } of orderRows(list)) expect(isbn).toMatch(/^97[89]\d{10}$/);
  expect(booksWithoutIsbn(list)).toEqual(books.filter((book) => !confirmed.includes(book)));
});

it('a file has the reader’s local date in its name', () => {
  const evening = new Date(2026, 0, 5, 23, 59);
  expect(orderFile('xlsx', rows, evening).name).toBe('mackin-book-list-2026-01-05.xlsx');
  expect(orderFile('csv', rows, evening).name).toBe('mackin-book-list-2026-01-05.csv');
});

describe.skipIf(noReader)(`read by openpyxl${noReader ? `: left out, ${noReader}` : ''}`, () => {
  it('the Excel file has its ISBNs as texts, its copies as numbers and no formula', () => {
    const [names, ...cells] = readWorkbook(orderWorkbook(rows));
    expect(names?.map(({ value }) => value)).toEqual(head);
    expect(cells).toHaveLength(rows.length);
    for (const [at, { isbn, copies }] of rows.entries()) {
      expect(cells[at]?.[0]).toEqual({ type: 's', value: isbn });
      expect(cells[at]?.[1]).toEqual({ type: 'n', value: copies });
      expect(cells[at]?.slice(2).map(({ type }) => type)).toEqual(['s', 's', 's']);
    }
  });

  it('the Excel file has every character of a title that XML can hold', () => {
    const titles = readWorkbook(orderWorkbook(rows))
      .slice(1)
      .map((row) => unescaped(String(row[2]?.value)));
    const unwritable = ['\0', '\u0007', '\uFFFF'];
    const writable = (text: string) =>
      unwritable
        .reduce((rest, sign) => rest.replaceAll(sign, ''), text)
        .replaceAll('\uD800', '\uFFFD');
    expect(titles).toEqual(rows.map(({ title }) => writable(title)));
  });

  it('the CSV file has the same cells, and no formula either', () => {
    const [names, ...cells] = readCsv(new TextEncoder().encode(orderCsv(rows)));
    expect(names).toEqual(head);
    expect(cells.map(([isbn, copies]) => [isbn, Number(copies)])).toEqual(
      rows.map(({ isbn, copies }) => [isbn, copies]),
    );
    for (const [at, { title }] of rows.entries()) {
      const safe = /^[=+\-@\t\r]/.test(title) ? `'${title}` : title;
      expect(cells[at]?.[2]).toBe(safe.replaceAll(/\uD800/g, '\uFFFD'));
    }
  });
});

it('the CSV file says that it is UTF-8, and ends each line as RFC 4180 has it', () => {
  const bytes = new TextEncoder().encode(orderCsv(rows.slice(0, books.length)));
  expect(String(bytes.slice(0, 3))).toBe('239,187,191');
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines).toHaveLength(books.length + 2);
  expect(lines.at(-1)).toBe('');
  expect(lines[0]).toBe('"ISBN","Quantity","Title","Author","Level"');
});

/** Decodes Excel's escape of an underscore, which openpyxl leaves as it is. */
function unescaped(text: string): string {
  return text.replaceAll('_x005F_', '_');
}
