import { orderCsv } from './order-csv.ts';
import type { OrderRow } from './order-rows.ts';
import { orderWorkbook } from './order-workbook.ts';

export type OrderFileKind = 'xlsx' | 'csv';

const makers = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: orderWorkbook,
  },
  csv: { type: 'text/csv', make: orderCsv },
} as const;

/** Named after the day on the visitor's calendar: `mackin-book-list-2026-11-22.xlsx`. */
export function orderFile(kind: OrderFileKind, rows: readonly OrderRow[], now = new Date()): File {
  const { type, make } = makers[kind];
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return new File([make(rows)], `mackin-book-list-${day}.${kind}`, { type });
}
