import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Env } from '#function/settings/environment.ts';
import { StartupError, systemCode } from './startup-error.ts';

/** Returns the environment and, for what it lacks, the variables of the file `.env` in a folder. */
export function readEnvironment(folder: string): Env {
  const path = join(folder, '.env');
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')), ...process.env };
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return process.env;
    throw new StartupError(`${path} cannot be read (${systemCode(error)})`);
  }
}
