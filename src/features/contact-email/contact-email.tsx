import { contactEmail } from '#content/contact-email.ts';
import { contactCopy } from '#content/copy/contact.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark } from '#content/owner-value.ts';
import { Button, ButtonRow } from '#ui/button/button.tsx';
import { copyAndTell } from '#ui/toast/copy-and-tell.ts';

const { address, at, write, copy, copied, notCopied } = contactCopy.email;
const { user, host } = address.value;
const pending = pendingMark(address);

/**
 * The contact address for people: spelled out on the page, put together only when somebody
 * presses, so that the served page holds nothing to harvest (decision 16).
 */
export function ContactEmail() {
  return (
    <>
      <p {...pending}>
        <b>
          {user} {at} {host}
        </b>
      </p>
      <ButtonRow>
        <Button type="button" {...pending} onClick={writeEmail}>
          {write}
        </Button>
        <Button type="button" data-second {...pending} onClick={copyEmail}>
          {copy}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Opens the device's e-mail app; nothing happens where there is none. */
function writeEmail(): void {
  location.assign(`mailto:${contactEmail()}`);
}

/** Where copying is refused, the toast says the address instead. */
function copyEmail(): void {
  void copyAndTell(contactEmail(), {
    copied: { title: copied },
    notCopied: { title: notCopied, text: contactEmail() },
    dismiss: siteCopy.dismissToast,
  });
}
