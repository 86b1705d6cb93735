import { pendingMark } from '#content/owner-value.ts';
import { Button, ButtonRow } from '#ui/button/button.tsx';
import { contactCopy } from './contact-copy.ts';

const { address, at, write, copy, copied, notCopied } = contactCopy.email;
const { user, host } = address.value;
const pending = pendingMark(address);

/**
 * Renders the contact address in words. enhance-contact-email.ts composes the real one on a press, so that
 * the served page has no address to harvest (decision 16).
 */
export function ContactEmail() {
  return (
    <>
      <p {...pending}>
        <b>
          {user} {at} {host}
        </b>
      </p>
      <ButtonRow
        data-enhance="contact-email"
        data-user={user}
        data-host={host}
        data-copied={copied}
        data-not-copied={notCopied}
      >
        <Button type="button" data-email="write" {...pending}>
          {write}
        </Button>
        <Button type="button" data-second data-email="copy" {...pending}>
          {copy}
        </Button>
      </ButtonRow>
    </>
  );
}
