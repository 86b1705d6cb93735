import { notify, type Notice } from './notify.ts';

type Words = Pick<Notice, 'title' | 'text'>;

interface CopyWords extends Pick<Notice, 'dismiss' | 'about'> {
  readonly copied: Words;
  readonly notCopied: Words;
}

/** Copies a text to the clipboard, and shows a toast with the result. */
export async function copyAndNotify(
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

interface CopyOutcome {
  readonly status: 'copied' | 'refused';
}

/** Copies a text; where the Clipboard API is refused or missing, by a hidden field. */
async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { status: 'copied' };
  } catch {
    // No permission, no secure context or an old browser: `execCommand` may still work.
    return { status: copyByField(text) ? 'copied' : 'refused' };
  }
}

function copyByField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
