import { isEmailAddress } from '../contract/email-address.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads settings and collects every fault. A fault holds the variable's name, never its value. */
export interface EnvReader {
  readonly faults: readonly string[];
  fault(text: string): void;
  text(name: string, fallback: string): string;
  /** A text that must be there and at least `length` long. */
  secret(name: string, length: number, fallback?: string): string;
  address(name: string, fallback: string): string;
  whole(name: string, fallback: number, least: number, most: number): number;
  choice<const T extends string>(name: string, choices: readonly [T, ...T[]]): T;
}

export function readEnv(env: Env): EnvReader {
  const faults: string[] = [];
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  const fault = (text: string): void => void faults.push(text);
  return {
    faults,
    fault,
    text: (name, fallback) => given(name) ?? fallback,
    secret(name, length, fallback = '') {
      const value = given(name) ?? fallback;
      if (value.length < length) fault(`${name} must be set to at least ${length} characters`);
      return value;
    },
    address(name, fallback) {
      const value = given(name) ?? fallback;
      if (!isEmailAddress(value)) fault(`${name} must be exactly one e-mail address`);
      return value;
    },
    whole(name, fallback, least, most) {
      const value = given(name) ?? String(fallback);
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      fault(`${name} must be a whole number from ${least} to ${most}`);
      return fallback;
    },
    choice(name, choices) {
      const value = given(name) ?? choices[0];
      const found = choices.find((choice) => choice === value);
      if (found === undefined) fault(`${name} must be ${choices.join(', ')}`);
      return found ?? choices[0];
    },
  };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** An address that nobody on the way can read or change: https, or http within this machine. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}
