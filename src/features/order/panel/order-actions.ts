import { orderCopy } from '#content/copy/order.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { saveFile, shareOrSaveFile } from '#platform/device/share-or-save-file.ts';
import { copyAndNotify } from '#ui/toast/copy-and-notify.ts';
import { notify } from '#ui/toast/notify.ts';
import { orderFile, type OrderFileKind } from '../files/order-file.ts';
import type { OrderRow } from '../files/order-rows.ts';

const { copied, notCopied, saved, nothing } = orderCopy.forms;
const { otherDevice } = orderCopy;

const toast = { dismiss: siteCopy.dismissToast, about: 'order' };

type Rows = readonly OrderRow[];

/** Copies one ISBN per line, as a distributor's search accepts them. */
export async function copyIsbns(rows: Rows): Promise<void> {
  await copyTable(rows, ({ isbn }) => [isbn]);
}

/** Copies ISBNs and quantities, separated by tabs, so that they paste into two columns of a table. */
export async function copyQuantities(rows: Rows): Promise<void> {
  await copyTable(rows, ({ isbn, copies }) => [isbn, copies]);
}

export async function copyLink(link: string): Promise<void> {
  await copyAndNotify(link, {
    copied: { title: otherDevice.copied },
    notCopied: { title: otherDevice.notCopied },
    ...toast,
  });
}

export function saveOrder(kind: OrderFileKind, rows: Rows): void {
  if (rows.length === 0) return showToast('failure', nothing);
  saveFile(orderFile(kind, rows));
  showToast('success', saved(rows.length));
}

/** Shares the file of these rows, or saves it if the device refuses. */
export async function shareOrder(kind: OrderFileKind, rows: Rows): Promise<void> {
  if ((await shareOrSaveFile(orderFile(kind, rows))) === 'saved')
    showToast('success', saved(rows.length));
}

async function copyTable(
  rows: Rows,
  cells: (row: OrderRow) => readonly (string | number)[],
): Promise<void> {
  if (rows.length === 0) return showToast('failure', nothing);
  const lines = rows.map(cells);
  await copyAndNotify(lines.map((line) => line.join('\t')).join('\n'), {
    html: htmlTable(lines),
    copied: { title: copied(rows.length) },
    notCopied: { title: notCopied },
    ...toast,
  });
}

/** Renders a table with ISBNs as text: a spreadsheet may show a 13-digit number as 9.78E+12. */
function htmlTable(lines: readonly (readonly (string | number)[])[]): string {
  const row = (line: (typeof lines)[number]) => `<tr>${line.map(htmlCell).join('')}</tr>`;
  return `<table>${lines.map(row).join('')}</table>`;
}

/** Excel reads the style, LibreOffice the attribute. */
function htmlCell(value: string | number): string {
  if (typeof value === 'number') return `<td>${value}</td>`;
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${value}</td>`;
}

function showToast(tone: 'success' | 'failure', title: string): void {
  notify({ tone, title, ...toast });
}
