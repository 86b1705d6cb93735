import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { mediaTypeOfPath } from '#hosting/media-type.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { ask, saying } from './ask.ts';
import { headerFaults } from './header-faults.ts';

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
  const expected = base(mediaTypeOfPath(path));
  const type = base(given ?? '');
  const isJs = expected === 'text/javascript' && type === 'application/javascript';
  return type === expected || isJs ? [] : [`content-type is "${type}" instead of "${expected}"`];
}

function base(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Does the work for each item, at most `many` at a time; results in the items' order. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  many: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  async function lane(): Promise<void> {
    // One iterator for all lanes: each takes what is next.
    for (const [index, item] of queue) results.set(index, await work(item));
  }
  await Promise.all(Array.from({ length: many }, lane));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

const named = 3;

/** Addresses in a few words: "/, /about, /books and 54 more". */
function listed(addresses: readonly string[]): string {
  const first = addresses.slice(0, named).join(', ');
  const more = addresses.length - named;
  return more > 0 ? `${first} and ${more} more` : first;
}

/** One finding per text, whatever number of addresses it was found at. */
function groupFindings(
  found: readonly { readonly text: string; readonly path: string }[],
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { text, path } of found) {
    const paths = groups.get(text) ?? [];
    groups.set(text, [...paths, path]);
  }
  return [...groups].map(([text, paths]) => `${text}: ${listed(paths)}`);
}

const listSchema = v.array(
  v.object({
    url: v.pipe(v.string(), v.startsWith('/')),
    integrity: v.pipe(v.string(), v.startsWith('sha256-')),
  }),
);

type WorkerList = v.InferOutput<typeof listSchema>;

/** The list of files, with their hashes, that the build put into the worker. Null: there is none. */
function workerList(worker: string): WorkerList | null {
  const text = /\[\{[^[\]]*"integrity"[^[\]]*\]/.exec(worker)?.[0];
  try {
    const parsed = v.safeParse(listSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not a worker of ours: the caller says so.
    return null;
  }
}
