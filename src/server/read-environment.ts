import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Env } from '#function/settings/environment.ts';
import { StartupError, systemCode } from './startup-error.ts';

/** Returns `process.env`, completed from the file `.env` in a folder. */
export function readEnvironment(folder: string): Env {
  const path = join(folder, '.env');
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return process.env;
    throw new StartupError(`${path} cannot be read (${systemCode(error)})`);
  }
  if (/[\0\uFFFD]/.test(text))
    throw new StartupError(`${path} is not valid UTF-8; save it as UTF-8`);
  return { ...parseEnv(text.replace(/^\uFEFF/, '')), ...process.env };
}
