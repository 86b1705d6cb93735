import { orderCopy } from '#content/copy/order.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { copyText } from '#platform/device/clipboard.ts';
import { saveFile } from '#platform/device/save-file.ts';
import { notify } from '#ui/toast/notify.ts';
import { orderFile, type OrderFileKind } from '../files/order-file.ts';
import type { OrderRow } from '../files/order-rows.ts';

const { copied, notCopied, saved, nothing } = orderCopy.forms;
const { stub } = orderCopy;

type Rows = readonly OrderRow[];

/** One ISBN a line, as a distributor's search takes them. */
export async function copyIsbns(rows: Rows): Promise<void> {
  await copyLines(rows, ({ isbn }) => isbn);
}

/** A tab between number and copies, so that they land in two columns of a table. */
export async function copyQuantities(rows: Rows): Promise<void> {
  await copyLines(rows, ({ isbn, copies }) => `${isbn}\t${copies}`);
}

export async function copyLink(link: string): Promise<void> {
  const { status } = await copyText(link);
  if (status === 'copied') tell('success', stub.copied);
  else tell('failure', stub.notCopied);
}

export function saveOrder(kind: OrderFileKind, rows: Rows): void {
  if (rows.length === 0) return tell('failure', nothing);
  saveFile(orderFile(kind, rows));
  tell('success', saved(rows.length));
}

async function copyLines(rows: Rows, line: (row: OrderRow) => string): Promise<void> {
  if (rows.length === 0) return tell('failure', nothing);
  const { status } = await copyText(rows.map(line).join('\n'));
  if (status === 'copied') tell('success', copied(rows.length));
  else tell('failure', notCopied);
}

function tell(tone: 'success' | 'failure', title: string): void {
  notify({ tone, title, dismiss: siteCopy.dismissToast, about: 'order' });
}
