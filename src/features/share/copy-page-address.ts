import { siteCopy } from '#content/copy/parts/site.ts';
import { toasts } from '#content/toasts.ts';
import { copyText } from '#platform/device/clipboard.ts';
import { notify } from '#ui/toast/notify.ts';

/** Copies the address of the page and says how that went (specification, section 8). */
export async function copyPageAddress(): Promise<void> {
  const { status } = await copyText(location.href);
  const { dismissToast: dismiss } = siteCopy;
  notify(
    status === 'copied'
      ? { tone: 'success', ...toasts.linkCopied, dismiss }
      : { tone: 'failure', ...toasts.linkNotCopied, dismiss },
  );
}
