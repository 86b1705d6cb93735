import * as v from 'valibot';
import { cleanEmailAddress, isEmailAddress } from '../contract/email-address.ts';
import {
  contactSubjectPrefix,
  newsletterSubject,
  type SendEmailBody,
} from '../contract/send-email-body.ts';

// If the visitor's subject is empty, the prefix may arrive without the space at its end.
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
 * Parses the specified body. No mail takes its recipient, sender or markup from it: of a newsletter
 * only `from` is used, of a contact message `replyTo`, the subject and the text of `html`.
 *
 * Stored submissions are recognised by a hash of this result. Raise `bodyVersion` in store.ts
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

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const blockEnd = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\b[^<>]*>/gi;

/**
 * Returns the plain text of HTML, which must be escaped again before it is used in HTML. Line breaks in
 * the source are formatting and are dropped. Spaces and `<br>` are kept, because the page escapes what a
 * visitor typed and turns its line breaks into `<br>`.
 */
export function htmlToText(html: string): string {
  return (
    joinLines(html)
      .replace(blockEnd, '\n')
      // A tag ends at the next `<` or `>`, so that no text makes this expression slow.
      .replace(/<[/!]?[a-z-][^<>]*>/gi, '')
      .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode)
      .replace(/^\n+|\n+$/g, '')
  );
}

/** Joins the lines of HTML with a space, or with nothing next to a tag. */
function joinLines(html: string): string {
  const [first = '', ...lines] = html.split(/\r\n?|\n/);
  return lines.reduce((before, line) => {
    const [left, right] = [before.trimEnd(), line.trimStart()];
    return left.endsWith('>') || right.startsWith('<') || right === ''
      ? left + right
      : `${left} ${right}`;
  }, first);
}

function decode(entity: string, inside: string): string {
  if (!inside.startsWith('#')) return named[inside.toLowerCase()] ?? entity;
  const hex = inside[1] === 'x' || inside[1] === 'X';
  const code = Number.parseInt(inside.slice(hex ? 2 : 1), hex ? 16 : 10);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : '\ufffd';
}

const controls = /[^\P{Cc}\n\t]/gu;
/** Direction marks, and the byte order mark, which decoders drop. */
const invisibleMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Returns text that is safe to store and to display: without control characters except line feed and
 * tab, without direction marks and lone surrogates, and with at most `longest` code units.
 */
function displayText(text: string, longest: number): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(invisibleMarks, '')
    .normalize('NFC')
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
