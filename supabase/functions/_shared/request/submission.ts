import * as v from 'valibot';
import { cleanEmailAddress, isEmailAddress } from '../contract/email-address.ts';
import {
  contactSubjectPrefix,
  newsletterSubject,
  type SendEmailBody,
} from '../contract/send-email-body.ts';
import { displayText, htmlToText } from './plain-text.ts';

// An empty subject of the visitor's leaves the prefix without its space.
const contactMark = contactSubjectPrefix.trimEnd();
const longestSubject = 250;
const longestText = 16_000;

/** A visitor's message, checked and normalised. Nothing else is stored and mailed. */
export interface Submission {
  /** A lower-case UUID. */
  readonly id: string;
  readonly kind: 'newsletter' | 'contact';
  readonly email: string;
  /** One line, without the prefix of contact messages. */
  readonly subject: string;
  /** Plain text, empty for a newsletter. */
  readonly text: string;
}

/** Fails to compile for an object with keys left, so that a new field cannot be forgotten. */
export function assertNoExtraKeys(_rest: Readonly<Record<PropertyKey, never>>): void {
  // Only the type matters.
}

type ParsedBody =
  | { readonly status: 'submission'; readonly submission: Submission }
  | { readonly status: 'refused'; readonly error: string };

/**
 * Parses the specified body. Its recipient, sender and markup are never used: a newsletter consists of
 * `from`, a contact message of `replyTo`, the subject and the text of `html`.
 *
 * Stored submissions are recognised by a hash of this result. Raise `bodyVersion` in keyed-hashes.ts
 * when the normalisation changes, or replays from open pages are refused as other messages.
 */
export function parseSubmission(body: unknown): ParsedBody {
  const parsed = v.safeParse(bodySchema, body);
  if (!parsed.success) return refused(faultyField(parsed.issues));
  const { to: _to, subject, from, replyTo, html, ...others } = parsed.output;
  const { id = crypto.randomUUID(), ...rest } = others;
  assertNoExtraKeys(rest);

  if (subject === newsletterSubject) {
    return accepted({ id, kind: 'newsletter', email: from, subject, text: '' });
  }
  if (!subject.startsWith(contactMark)) return refused('subject');
  if (!replyTo) return refused('replyTo');
  if (typeof html !== 'string') return refused('html');
  return accepted({
    id,
    kind: 'contact',
    email: replyTo,
    subject: displayText(subject.slice(contactMark.length), longestSubject).trim(),
    text: displayText(htmlToText(html), longestText),
  });
}

function accepted(submission: Submission): ParsedBody {
  return { status: 'submission', submission };
}

function refused(field: string): ParsedBody {
  return { status: 'refused', error: `Invalid ${field}` };
}

function faultyField(issues: readonly v.BaseIssue<unknown>[]): string {
  const key = issues[0]?.path?.[0]?.key;
  return typeof key === 'string' ? key : 'body';
}

const refusedInOneLine = /[\p{Cc}\u2028\u2029]/u;

// Refused and not repaired: our page never sends a line feed here.
const oneLine = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => !refusedInOneLine.test(text)),
);
const address = v.pipe(oneLine, v.transform(cleanEmailAddress), v.check(isEmailAddress));

/** The schema of the body. `to` is ignored, and unknown keys are dropped. */
export const bodySchema = v.object({
  to: v.optional(v.unknown()),
  id: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  // A tab comes with words that were copied out of a table.
  subject: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\t', ' ')),
    oneLine,
  ),
  from: address,
  replyTo: v.nullish(address),
  html: v.optional(v.unknown()),
} satisfies Record<keyof SendEmailBody, v.GenericSchema>);
