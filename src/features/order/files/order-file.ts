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
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${parts}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${parts}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${parts}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations({
      worksheet: 'worksheets/sheet1.xml',
      styles: 'styles.xml',
    }),
    // exceljs and others open no workbook without styles.
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ),
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
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((cells, index) => {
    const row = index + 1;
    const written = cells.map((value, column) => cell(value, `${letters[column]}${row}`));
    return `<row r="${row}">${written.join('')}</row>`;
  });
  return xml(
    `<worksheet xmlns="${main}"><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData><ignoredErrors><ignoredError sqref="A1:A${rows.length}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
  );
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Renders a cell. The standard does not require its reference `r`; gnumeric and others do. */
function cell(value: string | number, r: string): string {
  return typeof value === 'number'
    ? `<c r="${r}"><v>${value}</v></c>`
    : `<c r="${r}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Escapes text for XML, drops what XML 1.0 cannot hold, and keeps Excel from decoding `_x0041_`. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\uFFFD]/g, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Renders the relationships of a part; `targets` has their paths by type. */
function relations(targets: Readonly<Record<string, string>>): string {
  const list = Object.entries(targets).map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return xml(`<Relationships xmlns="${packaged}/relationships">${list.join('')}</Relationships>`);
}

function xml(text: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`;
}
