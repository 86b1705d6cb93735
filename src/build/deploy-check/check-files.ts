import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { mediaType } from '../../server/http/media-types.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { ask, saying } from './ask.ts';
import { headerFaults } from './header-faults.ts';
import { inTurns } from './in-turns.ts';
import { groupFindings } from './listed.ts';
import { workerList } from './worker-list.ts';

const lanes = 6;
const workerPath = '/sw.js';

/** Every file that the deployed worker keeps: its status, type, headers and bytes. */
export async function checkFiles(origin: string, config: PublicConfig): Promise<readonly string[]> {
  const worker = await ask(`${origin}${workerPath}`);
  if (worker.status !== 200) return [`${workerPath} ${saying(worker)} instead of 200`];
  const list = workerList(new TextDecoder().decode(worker.bytes));
  if (list === null || list.length === 0) {
    return [`${workerPath} is not this site's worker: it holds no list of files`];
  }
  const files = [{ url: workerPath, integrity: null }, ...list];
  const found = await inTurns(files, lanes, async ({ url, integrity }) => {
    const faults = await fileFaults(origin, url, integrity, config);
    return faults.map((text) => ({ text, path: url }));
  });
  return groupFindings(found.flat());
}

async function fileFaults(
  origin: string,
  path: string,
  integrity: string | null,
  config: PublicConfig,
): Promise<readonly string[]> {
  const answer = await ask(`${origin}${path}`);
  if (answer.fault !== undefined || answer.status !== 200)
    return [`${saying(answer)} instead of 200`];
  const { headers, bytes } = answer;
  const hash = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  const isChanged = integrity !== null && hash !== integrity;
  return [
    ...(isChanged ? ['other bytes than were built, so the worker will not install'] : []),
    ...typeFaults(path, headers.get('content-type')),
    ...headerFaults(config, { origin, path, headers }),
  ];
}

function typeFaults(path: string, given: string | null): readonly string[] {
  const expected = base(mediaType(extname(path) === '' ? 'page.html' : path));
  const type = base(given ?? '');
  const isJs = expected === 'text/javascript' && type === 'application/javascript';
  return type === expected || isJs ? [] : [`content-type is "${type}" instead of "${expected}"`];
}

function base(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
