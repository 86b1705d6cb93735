import { passOnCopy } from '#content/copy/parts/pass-on.ts';
import { fileCopy, siteCopy } from '#content/copy/parts/site.ts';
import { shareOrSaveFile } from '#platform/device/share-or-save-file.ts';
import { within } from '#shared/within.ts';
import { notify } from '#ui/toast/notify.ts';

/** Timeout of a download; the button is disabled until then. */
const fetchTimeoutMs = 60_000;

/** Files that were fetched, by their addresses. */
const fetched = new Map<string, File>();

/**
 * Opens the share sheet with the HTML file that a button names. If the device refuses, for example
 * after a slow fetch, the file is downloaded instead. Presses in the meantime are ignored.
 */
export async function passOn(button: HTMLElement): Promise<void> {
  const address = button.dataset['file'];
  if (address === undefined || button.hasAttribute('aria-disabled')) return;
  button.setAttribute('aria-disabled', 'true');
  const dismiss = siteCopy.dismissToast;
  try {
    const file = fetched.get(address) ?? (await within(fetchTimeoutMs, fetchFile(address)));
    fetched.set(address, file);
    if ((await shareOrSaveFile(file)) === 'saved') {
      const { title, text } = passOnCopy.saved;
      notify({ tone: 'success', title: title(file.name), text, dismiss });
    }
  } catch {
    // There is no network, or the response is not the file or takes too long.
    notify({ tone: 'failure', ...fileCopy, dismiss });
  }
  button.removeAttribute('aria-disabled');
}

async function fetchFile(address: string): Promise<File> {
  const response = await fetch(address);
  const text = await response.text();
  // A filter answers with a page of its own.
  if (!response.ok || !text.includes('id="contents"')) throw new Error(`${address} is not there`);
  return new File([text], address.slice(address.lastIndexOf('/') + 1), { type: 'text/html' });
}
