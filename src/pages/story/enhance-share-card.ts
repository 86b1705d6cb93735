import { shareToasts } from '#content/copy/parts/share.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { canShareFile } from '#platform/device/share-or-save-file.ts';
import { keepScreenOn } from '#platform/device/keep-screen-on.ts';
import { copyAndNotify } from '#ui/toast/copy-and-notify.ts';

/** Handles the buttons that share a story or the file of stories. Returns a cleanup function. */
export function enhanceShareCard(card: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const buttons = {
    copy: copyPageAddress,
    code: () => showCode(card, signal),
    sheet: () => void openShareSheet(),
  };
  for (const [name, onClick] of Object.entries(buttons))
    findButton(card, name)?.addEventListener('click', onClick, { signal });
  const hasShareSheet = typeof navigator.share === 'function';
  findButton(card, 'sheet')?.toggleAttribute('hidden', !hasShareSheet);
  const file = findButton(card, 'file');
  const example = new File([], 'stories.html', { type: 'text/html' });
  if (file && canShareFile(example)) void offerFile(file, signal);
  return () => controller.abort();
}

function findButton(card: HTMLElement, name: string): HTMLElement | null {
  return card.querySelector(`[data-share=${name}]`);
}

/** Copies the address, and reports the result (specification, section 8). */
function copyPageAddress(): void {
  void copyAndNotify(location.href, { ...shareToasts, dismiss: siteCopy.dismissToast });
}

/** Opens the device's share sheet. Closing it is not a failure. */
async function openShareSheet(): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: location.href });
  } catch {
    // Closed without sharing, or refused by the device.
  }
}

/** Shows the button that passes a file on, once the code for it is loaded. */
async function offerFile(button: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const { passOn } = await import('#features/take-along/pass-on.ts');
    button.addEventListener('click', () => void passOn(button), { signal });
    button.hidden = false;
  } catch {
    // The link beside it downloads the file without this code.
  }
}

/** Shows the QR code as large as the screen, and keeps the screen on meanwhile. */
function showCode(card: HTMLElement, signal: AbortSignal): void {
  const screen = card.querySelector('dialog');
  const code = card.querySelector('figure svg');
  const opener = document.activeElement;
  if (!screen || !code) return;
  const controller = new AbortController();
  const copy = code.cloneNode(true);
  screen.prepend(copy);
  screen.hidden = false;
  // In browsers without `showModal` the element still covers the page.
  if ('showModal' in screen) screen.showModal();
  const releaseScreen = keepScreenOn();
  const close = () => {
    controller.abort();
    releaseScreen();
    copy.parentNode?.removeChild(copy);
    screen.hidden = true;
    if (screen.open) screen.close();
    if (opener instanceof HTMLElement) opener.focus();
  };
  for (const type of ['click', 'close'])
    screen.addEventListener(type, close, { signal: controller.signal });
  signal.addEventListener('abort', releaseScreen, { signal: controller.signal });
}
