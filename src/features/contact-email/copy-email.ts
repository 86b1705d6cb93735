import { contactEmail } from '#content/contact-email.ts';
import { contactCopy } from '#content/copy/contact.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { copyText } from '#platform/device/clipboard.ts';
import { notify } from '#ui/toast/notify.ts';

const { copied, notCopied } = contactCopy.email;

/** Copies the contact address; where that is refused, says the address instead. */
export async function copyEmail(): Promise<void> {
  const address = contactEmail();
  const { status } = await copyText(address);
  const { dismissToast: dismiss } = siteCopy;
  notify(
    status === 'copied'
      ? { tone: 'success', title: copied, dismiss }
      : { tone: 'failure', title: notCopied, text: address, dismiss },
  );
}
