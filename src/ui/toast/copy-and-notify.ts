import { notify, type Notice } from './notify.ts';

type Words = Pick<Notice, 'title' | 'text'>;

interface CopyWords extends Pick<Notice, 'dismiss' | 'about'> {
  readonly copied: Words;
  readonly notCopied: Words;
  /** The text as HTML, for programs such as spreadsheets. */
  readonly html?: string;
}

/** Copies a text to the clipboard, and shows a toast with the result. */
export async function copyAndNotify(
  text: string,
  { copied, notCopied, html, ...rest }: CopyWords,
): Promise<void> {
  const { status } = await copyText(text, html);
  notify(
    status === 'copied'
      ? { tone: 'success', ...copied, ...rest }
      : { tone: 'failure', ...notCopied, ...rest },
  );
}

/** Copies a text with the Clipboard API or, if that is refused or missing, with a hidden field. */
async function copyText(
  text: string,
  html: string | undefined,
): Promise<{ readonly status: 'copied' | 'refused' }> {
  // The Clipboard API takes HTML, too, but Chromium removes markup that tells texts from numbers.
  if (html !== undefined && copyByField(text, html)) return { status: 'copied' };
  try {
    await navigator.clipboard.writeText(text);
    return { status: 'copied' };
  } catch {
    // No permission, no secure context or an old browser: `execCommand` may still work.
    return { status: copyByField(text) ? 'copied' : 'refused' };
  }
}

function copyByField(text: string, html?: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    if (html === undefined || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
  };
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  field.addEventListener('copy', onCopy);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
