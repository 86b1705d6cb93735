import { readFileSync } from 'node:fs';

/** Each costs memory; a school behind one address opens a few dozen. */
const most = 2_000;
/** For the database's files, mails and the next connection, which is then told to go. */
const reserved = 150;
const least = 50;

/** How many connections may be open at once. Without a limit the last one takes the last open file. */
export function connectionLimit(openFiles: number = openFileLimit()): number {
  return Math.max(least, Math.min(most, openFiles - reserved));
}

function openFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? most + reserved);
  } catch {
    // Only Linux tells; Node raises its limit as far as it may wherever it runs.
    return most + reserved;
  }
}
