import * as v from 'valibot';
import { asciiAddress, isEmailAddress } from '../contract/email-address.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Error that names, in one line, each wrong variable and what it must be, but never a value. */
export class EnvironmentError extends Error {
  constructor(line: string) {
    super(line);
    // A stack trace says nothing to the person who sets the variables.
    this.stack = line;
  }
}

/** Parses the variables that are the keys of a schema. Throws one error that names every bad one. */
export function parseEnvironment<Output>(
  schema: v.GenericSchema<unknown, Output>,
  env: Env,
): Output {
  const parsed = v.safeParse(schema, env);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  throw new EnvironmentError(problems.join('; '));
}

/** Trims a variable and replaces it by the fallback if it is missing or empty. */
export function text(fallback = '') {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.trim() || fallback),
  );
}

/** Checks a variable. `message` continues the variable's name: "must be …". */
export function checked(isRight: (value: string) => boolean, message: string, fallback = '') {
  return v.pipe(text(fallback), v.check(isRight, message));
}

export function secret(length: number) {
  return checked((value) => value.length >= length, `must be set to at least ${length} characters`);
}

/**
 * Reads a key that is sent in a header. A pasted one may contain typographic quotes or invisible
 * characters, with which no request can be made.
 */
export function headerKey() {
  return checked((value) => /^[\x21-\x7e]*$/.test(value), 'must be plain ASCII without spaces');
}

/** Reads an address of ours, which is used in headers and envelopes and must be ASCII. */
export function headerAddress(fallback = '') {
  return v.pipe(
    checked(isEmailAddress, 'must be exactly one e-mail address', fallback),
    v.check(
      (value) => !isEmailAddress(value) || asciiAddress(value) !== null,
      'must be plain ASCII before the @',
    ),
    v.transform((value) => asciiAddress(value) ?? value),
  );
}

export function wholeNumber<const Fallback extends number | null>(
  fallback: Fallback,
  least: number,
  most: number,
) {
  const isRight = (value: string): boolean =>
    value === '' || (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most);
  return v.pipe(
    checked(isRight, `must be a whole number from ${least} to ${most}`),
    v.transform((value) => (value === '' ? fallback : Number(value))),
  );
}

/** Reads one of a few words; the first is the default. */
export function choice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return v.pipe(text(choices[0]), v.picklist(choices, `must be ${choices.join(' or ')}`));
}

/** Reads the address of the mail service. */
export function mailApiUrl() {
  const message = 'must begin with https:// and have no user name';
  return checked(isSafeUrl, message, 'https://api.resend.com/emails');
}

/** Reads a list of exact origins, https except on loopback. */
export function origins(fewest: 0 | 1) {
  return v.pipe(
    text(),
    v.transform((value) => (value === '' ? [] : value.split(',').map((one) => one.trim()))),
    v.check(
      (list) => list.length >= fewest && list.every(isOrigin),
      'must be exact origins with commas between them, https except on loopback',
    ),
  );
}

function isOrigin(value: string): boolean {
  return isSafeUrl(value) && new URL(value).origin === value;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether traffic to an address is protected from others: https, or http on loopback. `fetch`
 * refuses an address with a user name.
 */
function isSafeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}
