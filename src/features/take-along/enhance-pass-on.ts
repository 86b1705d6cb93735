import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { passOnCopy } from '#content/copy/parts/pass-on.ts';
import { canShareFile, saveFile, shareFile } from '#platform/device/share-or-save-file.ts';
import { notify } from '#ui/toast/notify.ts';

/**
 * Shows `Pass it on` where the device shares HTML files, and opens its share sheet with the file. Returns a
 * cleanup function.
 */
export function enhancePassOn(offer: HTMLElement): () => void {
  const button = offer.querySelector<HTMLElement>('[data-pass-on]');
  const path = button?.dataset['passOn'];
  if (!button || path === undefined || !canShareFile(htmlFile(path, ''))) return () => undefined;
  let file: File | undefined;
  const press = async () => {
    if (button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    try {
      file ??= await fetchFile(path);
      if (!(await shareFile(file))) save(file);
    } catch {
      // There is no connection, or something else answered.
      notify({ tone: 'failure', ...ebookDownloadCopy.offline, dismiss: siteCopy.dismissToast });
    }
    button.removeAttribute('aria-disabled');
  };
  button.addEventListener('click', press);
  button.hidden = false;
  return () => button.removeEventListener('click', press);
}

function htmlFile(path: string, text: string): File {
  return new File([text], path.slice(path.lastIndexOf('/') + 1), { type: 'text/html' });
}

async function fetchFile(path: string): Promise<File> {
  const response = await fetch(path);
  const text = await response.text();
  // A filter answers with a page of its own.
  if (!response.ok || !text.includes('id="contents"')) throw new Error(`${path} is not there`);
  return htmlFile(path, text);
}

/** A slow network outlasts the press within which browsers open the share sheet. */
function save(file: File): void {
  saveFile(file);
  const { title, text } = passOnCopy.saved;
  notify({ tone: 'success', title: title(file.name), text, dismiss: siteCopy.dismissToast });
}
