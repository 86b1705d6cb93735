import { siteCopy } from '#content/copy/parts/site.ts';
import { copyAndNotify } from '#ui/toast/copy-and-notify.ts';

/** Answers the buttons under the contact address, which is put together in the press (decision 16). */
export function enhanceContactEmail(row: HTMLElement): () => void {
  const { user = '', host = '', copied = '', notCopied = '' } = row.dataset;
  const address = () => [user, host].join('@');
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-email]') : null;
    // Opens the device's e-mail app; nothing happens where there is none.
    if (button?.dataset['email'] === 'write') location.assign(`mailto:${address()}`);
    if (button?.dataset['email'] === 'copy')
      void copyAndNotify(address(), {
        copied: { title: copied },
        // Where copying is refused, the toast says the address instead.
        notCopied: { title: notCopied, text: address() },
        dismiss: siteCopy.dismissToast,
      });
  };
  row.addEventListener('click', onClick);
  return () => row.removeEventListener('click', onClick);
}
