import { readdirSync, readFileSync } from 'node:fs';
import { mostMailsAtOnce } from '../mail/limit-mailer.ts';

/** Each connection costs memory, and a school behind one address opens a few dozen. */
const mostConnections = 2_000;
const fewestConnections = 50;

/** Left for mails on their way, for what the database opens later, and for one connection too many. */
const spareFiles = mostMailsAtOnce + 50;

/**
 * Returns how many connections may be open at once: what the process may open, without what it has open
 * already. Call it again when the database is open, which takes dozens of files.
 */
export function connectionLimit({ most, open } = openFiles()): number {
  return Math.max(fewestConnections, Math.min(mostConnections, most - open - spareFiles));
}

function openFiles(): { readonly most: number; readonly open: number } {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const most = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return { most, open: readdirSync('/proc/self/fd').length };
  } catch {
    // Only Linux tells. Node raises its limit as far as it may wherever it runs.
    return { most: Number.POSITIVE_INFINITY, open: 0 };
  }
}
