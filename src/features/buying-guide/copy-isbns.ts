import type { Book } from '#content/book.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { copyText } from '#platform/clipboard.ts';
import { notify } from '#ui/notify.ts';
import { confirmedIsbns } from './confirmed-isbns.ts';

const { copied, notCopied, nothingToCopy } = buyingGuideCopy.tools;

/** Copies one confirmed ISBN a line, as the distributor's list tool takes them. */
export async function copyIsbns(books: readonly Book[]): Promise<void> {
  const isbns = confirmedIsbns(books);
  if (isbns.length === 0) return notify({ tone: 'failure', title: nothingToCopy });
  const { status } = await copyText(isbns.join('\n'));
  notify(
    status === 'copied'
      ? { tone: 'success', title: copied(isbns.length) }
      : { tone: 'failure', title: notCopied },
  );
}
