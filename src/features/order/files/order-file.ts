import { zip } from '#shared/zip.ts';
import { type OrderRow, orderColumns } from './order-rows.ts';

const makers = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: orderWorkbook,
  },
  csv: { type: 'text/csv', make: orderCsv },
} as const;

export type OrderFileKind = 'xlsx' | 'csv';

/** Creates the file, named after the visitor's local date: `mackin-book-list-2026-11-22.xlsx`. */
export function orderFile(kind: OrderFileKind, rows: readonly OrderRow[], now = new Date()): File {
  const { type, make } = makers[kind];
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return new File([make(rows)], `mackin-book-list-${day}.${kind}`, { type });
}

/**
 * Returns a comma-separated table (RFC 4180). The byte order mark says that it is UTF-8; without it Excel on
 * Windows misreads the apostrophe in a title.
 */
export function orderCsv(rows: readonly OrderRow[]): string {
  const lines = [orderColumns.map(({ name }) => name), ...rows.map(cells)];
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')}`;
}

function cells(row: OrderRow): readonly string[] {
  return orderColumns.map(({ of }) => unformulated(String(of(row))));
}

/** Prefixes text that a spreadsheet would take for a formula. */
function unformulated(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Returns an Excel file (ECMA-376) with one sheet. ISBNs are text cells, because Excel shows a number of
 * thirteen digits as 9.78E+12.
 */
export function orderWorkbook(rows: readonly OrderRow[]): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': xml(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${parts}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${parts}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet([
      orderColumns.map(({ name }) => name),
      ...rows.map((row) => orderColumns.map(({ of }) => of(row))),
    ]),
  };
  return zip(
    Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
}

/** Renders the sheet. `ignoredErrors` keeps Excel from marking each ISBN as a number stored as text. */
function sheet(rows: readonly (readonly (string | number)[])[]): string {
  const widths = orderColumns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`);
  return xml(
    `<worksheet xmlns="${main}"><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData><ignoredErrors><ignoredError sqref="A1:A${rows.length}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
  );
}

function cell(value: string | number): string {
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Escapes text for XML, drops what XML 1.0 cannot hold, and keeps Excel from decoding `_x0041_`. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\uFFFD]/g, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function relation(type: string, target: string): string {
  return xml(
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`,
  );
}

function xml(text: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`;
}
