import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const folders = [
  resolve('node_modules/.bin'),
  ...(process.env.PATH ?? '').split(delimiter),
  // Debian keeps servers out of an ordinary user's path.
  '/usr/sbin',
];

/**
 * Returns the path of a program, or null. The environment variable may name another place for it.
 */
export function findProgram(name: string, variable: string): string | null {
  const given = process.env[variable];
  const places = given ? [given] : folders.map((folder) => join(folder, name));
  return places.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // The file is missing or not executable.
    return false;
  }
}
