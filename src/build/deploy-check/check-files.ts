import { hostHeaders, pathKind, transportSecurity, workerPath } from '#hosting/host-rules.ts';
import { packPrefix } from '#hosting/pack.ts';
import { readList, readWorkerList } from '#hosting/worker-list.ts';
import { readWorkerCode } from '#shared/worker-code.ts';
import { bareType, mediaTypeOfPath } from '#hosting/media-type.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { fileHash } from '../files/file-hash.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { describeResponse, tryFetch } from './try-fetch.ts';

const concurrency = 6;

/** Files for e-readers, feed readers and memory sticks, which the worker does not keep. */
const otherFiles = ['/feed.xml', '/epub/stories.epub', '/take/site.zip'];

/**
 * Checks the status, type, compression and headers of the worker, its code, `otherFiles` and every
 * file in the worker's list. Of listed files it also checks the bytes, unless they share a hash.
 */
export async function checkFiles(origin: string, config: PublicConfig): Promise<readonly string[]> {
  const worker = await tryFetch(`${origin}${workerPath}`);
  if (worker.status !== 200) return [`${workerPath} ${describeResponse(worker)} instead of 200`];
  const script = new TextDecoder().decode(worker.bytes);
  const [list, code] = [readWorkerList(script), readWorkerCode(script)];
  if (list === undefined || code === undefined) {
    return [`${workerPath} is not this site's worker: it holds no list of files`];
  }
  const others = [workerPath, ...otherFiles, code].map((url) => ({ url, hash: null }));
  const precached = readList(list).map(({ url, hash, isShared }) => ({
    url,
    hash: isShared ? null : hash,
  }));
  const findings = await mapConcurrently(
    [...others, ...precached],
    async ({ url, hash }) => {
      const texts = await checkFile(origin, url, hash, config);
      return texts.map((text) => ({ text, path: url }));
    },
    concurrency,
  );
  return groupByText(findings.flat());
}

async function checkFile(
  origin: string,
  path: string,
  hash: string | null,
  config: PublicConfig,
): Promise<readonly string[]> {
  const response = await tryFetch(`${origin}${path}`);
  if (response.status !== 200) return [`${describeResponse(response)} instead of 200`];
  const { headers, bytes } = response;
  const isChanged = hash !== null && fileHash(bytes) !== hash;
  return [
    ...(isChanged ? ['other bytes than were built, so the worker will not install'] : []),
    ...checkType(path, headers.get('content-type')),
    ...checkCompression(path, headers.get('content-encoding')),
    ...checkHeaders(config, { origin, path, headers }),
  ];
}

function checkType(path: string, contentType: string | null): readonly string[] {
  const expected = bareType(mediaTypeOfPath(path));
  const type = bareType(contentType ?? '');
  const isJs = expected === 'text/javascript' && type === 'application/javascript';
  return type === expected || isJs ? [] : [`content-type is "${type}" instead of "${expected}"`];
}

/** Checks that packs are compressed: they are most of what a first visit fetches. */
function checkCompression(path: string, encoding: string | null): readonly string[] {
  const isRight = !path.startsWith(packPrefix) || /^(br|zstd|gzip)$/.test(encoding ?? '');
  return isRight ? [] : ['not compressed: each device fetches five times as much'];
}

const maxNamed = 3;

/** Returns one finding per text with the paths at which it was found: "/, /about, /books and 54 more". */
function groupByText(
  findings: readonly { readonly text: string; readonly path: string }[],
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { text, path } of findings) {
    groups.set(text, [...(groups.get(text) ?? []), path]);
  }
  return [...groups].map(([text, paths]) => {
    const more = paths.length - maxNamed;
    const named = paths.slice(0, maxNamed).join(', ');
    return `${text}: ${more > 0 ? `${named} and ${more} more` : named}`;
  });
}

/** Compares the headers of one answer with the rules for its address. */
export function checkHeaders(
  config: PublicConfig,
  { origin, path, headers }: { origin: string; path: string; headers: Headers },
): readonly string[] {
  const isSecure = origin.startsWith('https:');
  const expected = {
    ...hostHeaders(config, pathKind(path)),
    ...(isSecure ? transportSecurity : {}),
  };
  const findings = Object.entries(expected).flatMap(([name, value]) => {
    const given = headers.get(name);
    if (given === null) return [`${name} is missing`];
    return isSame(name, given, value) ? [] : [`${name} is "${given}" instead of "${value}"`];
  });
  return [...findings, ...checkHarmful(headers)];
}

function checkHarmful(headers: Headers): readonly string[] {
  return [
    ...(headers.get('vary')?.includes('*')
      ? ['vary is "*", so no browser and no proxy may reuse the file']
      : []),
    ...(headers.has('clear-site-data')
      ? ['clear-site-data empties the device, which then fetches the site again']
      : []),
    ...(headers.has('set-cookie') ? ['set-cookie: this site promises that it sets none'] : []),
  ];
}

function isSame(name: string, given: string, expected: string): boolean {
  // Hosts write the directives in any order.
  if (name === 'cache-control') return directives(given) === directives(expected);
  // A host that combines its rules also sends the policy of pages; browsers enforce both.
  if (name === 'content-security-policy') return policies(given).includes(expected);
  // A longer time is the owner's own choice.
  if (name === 'strict-transport-security') return maxAge(given) >= maxAge(expected);
  return given.trim() === expected;
}

function directives(value: string): string {
  const all = value.split(',').map((directive) => directive.trim().toLowerCase());
  // Two rules of a host may add the same directive.
  return [...new Set(all)].sort().join();
}

function policies(value: string): readonly string[] {
  return value.split(',').map((policy) => policy.trim());
}

function maxAge(value: string): number {
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}
