import type { Book } from '#content/book/book.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { copyText } from '#platform/device/clipboard.ts';
import { notify } from '#ui/toast/notify.ts';
import { confirmedIsbns } from './confirmed-isbns.ts';

const { copied, notCopied, nothingToCopy } = buyingGuideCopy.tools;
const { dismissToast: dismiss } = siteCopy;

/** Copies one confirmed ISBN a line, as the distributor's list tool takes them. */
export async function copyIsbns(books: readonly Book[]): Promise<void> {
  const isbns = confirmedIsbns(books);
  if (isbns.length === 0) return notify({ tone: 'failure', title: nothingToCopy, dismiss });
  const { status } = await copyText(isbns.join('\n'));
  notify(
    status === 'copied'
      ? { tone: 'success', title: copied(isbns.length), dismiss }
      : { tone: 'failure', title: notCopied, dismiss },
  );
}
