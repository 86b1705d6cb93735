import { copyText } from '#platform/device/clipboard.ts';
import { notify, type Notice } from './notify.ts';

type Words = Pick<Notice, 'title' | 'text'>;

interface CopyWords extends Pick<Notice, 'dismiss' | 'about'> {
  readonly copied: Words;
  readonly notCopied: Words;
}

/** Puts a text on the clipboard, and says how that went. */
export async function copyAndTell(
  text: string,
  { copied, notCopied, ...rest }: CopyWords,
): Promise<void> {
  const { status } = await copyText(text);
  notify(
    status === 'copied'
      ? { tone: 'success', ...copied, ...rest }
      : { tone: 'failure', ...notCopied, ...rest },
  );
}
