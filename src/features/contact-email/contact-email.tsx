import { contactEmail } from '#content/contact-email.ts';
import { contactCopy } from '#content/copy/contact.ts';
import { pendingMark } from '#content/owner-value.ts';
import { openMailApp } from '#platform/device/open-mail-app.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonRow } from '#ui/layout/button-row.tsx';
import { copyEmail } from './copy-email.ts';

const { address, at, write, copy } = contactCopy.email;
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
        <Button type="button" {...pending} onClick={() => openMailApp(contactEmail())}>
          {write}
        </Button>
        <Button type="button" $second {...pending} onClick={() => void copyEmail()}>
          {copy}
        </Button>
      </ButtonRow>
    </>
  );
}
