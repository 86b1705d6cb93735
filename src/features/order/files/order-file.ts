import { type OrderRow, orderColumns } from './order-rows.ts';
import { orderWorkbook } from './order-workbook.ts';

const makers = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: orderWorkbook,
  },
  csv: { type: 'text/csv', make: orderCsv },
} as const;

export type OrderFileKind = 'xlsx' | 'csv';

/** Named after the day on the visitor's calendar: `mackin-book-list-2026-11-22.xlsx`. */
export function orderFile(kind: OrderFileKind, rows: readonly OrderRow[], now = new Date()): File {
  const { type, make } = makers[kind];
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return new File([make(rows)], `mackin-book-list-${day}.${kind}`, { type });
}

/**
 * A comma-separated table (RFC 4180). Its first sign says that it is UTF-8, without which Excel on
 * Windows takes the apostrophe in a title for three other signs.
 */
export function orderCsv(rows: readonly OrderRow[]): string {
  const lines = [orderColumns.map(({ name }) => name), ...rows.map(cells)];
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')}`;
}

function cells(row: OrderRow): readonly string[] {
  return orderColumns.map(({ of }) => unformulated(String(of(row))));
}

/** Never a formula: a spreadsheet takes a text that begins like one for one. */
function unformulated(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
