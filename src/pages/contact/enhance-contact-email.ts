import { siteCopy } from '#content/copy/parts/site.ts';
import { copyAndNotify } from '#ui/toast/copy-and-notify.ts';

/** Handles the buttons under the contact address, which is composed on a press (decision 16). */
export function enhanceContactEmail(row: HTMLElement): () => void {
  const { user = '', host = '', copied = '', notCopied = '' } = row.dataset;
  const address = () => [user, host].join('@');
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-email]') : null;
    // Opens the device's e-mail app, if there is one.
    if (button?.dataset['email'] === 'write') location.assign(`mailto:${address()}`);
    if (button?.dataset['email'] === 'copy')
      void copyAndNotify(address(), {
        copied: { title: copied },
        // If copying is refused, the toast shows the address.
        notCopied: { title: notCopied, text: address() },
        dismiss: siteCopy.dismissToast,
      });
  };
  row.addEventListener('click', onClick);
  return () => row.removeEventListener('click', onClick);
}
