import { orderCopy } from '#content/copy/order.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { saveFile } from '#platform/device/share-or-save-file.ts';
import { copyAndNotify } from '#ui/toast/copy-and-notify.ts';
import { notify } from '#ui/toast/notify.ts';
import { orderFile, type OrderFileKind } from '../files/order-file.ts';
import type { OrderRow } from '../files/order-rows.ts';

const { copied, notCopied, saved, nothing } = orderCopy.forms;
const { otherDevice } = orderCopy;

const toast = { dismiss: siteCopy.dismissToast, about: 'order' };

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
  await copyAndNotify(link, {
    copied: { title: otherDevice.copied },
    notCopied: { title: otherDevice.notCopied },
    ...toast,
  });
}

export function saveOrder(kind: OrderFileKind, rows: Rows): void {
  if (rows.length === 0) return tell('failure', nothing);
  saveFile(orderFile(kind, rows));
  tell('success', saved(rows.length));
}

async function copyLines(rows: Rows, line: (row: OrderRow) => string): Promise<void> {
  if (rows.length === 0) return tell('failure', nothing);
  await copyAndNotify(rows.map(line).join('\n'), {
    copied: { title: copied(rows.length) },
    notCopied: { title: notCopied },
    ...toast,
  });
}

function tell(tone: 'success' | 'failure', title: string): void {
  notify({ tone, title, ...toast });
}
