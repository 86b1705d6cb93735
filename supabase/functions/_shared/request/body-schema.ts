import * as v from 'valibot';
import { isEmailAddress, trimEmailAddress } from '../contract/email-address.ts';
import type { SendEmailBody } from '../contract/send-email-body.ts';

const refusedInOneLine = /[\p{Cc}\u2028\u2029]/u;

// Refused, not repaired: whoever sends a line feed in here is not using our page.
const oneLine = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => !refusedInOneLine.test(text)),
);
const address = v.pipe(oneLine, v.transform(trimEmailAddress), v.check(isEmailAddress));

/** The body, key by key. `to` is not believed, and what is unknown is dropped unread. */
export const bodySchema = v.object({
  to: v.optional(v.unknown()),
  id: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  subject: oneLine,
  from: address,
  replyTo: v.nullish(address),
  html: v.optional(v.unknown()),
  website: v.optional(v.unknown()),
} satisfies Record<keyof SendEmailBody, v.GenericSchema>);
