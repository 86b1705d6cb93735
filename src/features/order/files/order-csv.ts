import type { OrderRow } from './order-rows.ts';
import { orderColumns } from './order-columns.ts';

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
