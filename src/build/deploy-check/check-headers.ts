import { hostHeaders, pathKind, transportSecurity } from '../../hosting/host-rules.ts';
import type { PublicConfig } from '../../shared/public-config.ts';

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
  return [...findings, ...harmful(headers)];
}

function harmful(headers: Headers): readonly string[] {
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
  // A host that adds up its rules also sends a page's policy, and browsers enforce all of them.
  if (name === 'content-security-policy') return policies(given).includes(expected);
  // A longer time is the owner's own choice.
  if (name === 'strict-transport-security') return maxAge(given) >= maxAge(expected);
  return given.trim() === expected;
}

function directives(value: string): string {
  const all = value.split(',').map((directive) => directive.trim().toLowerCase());
  // Two rules of a host may say the same.
  return [...new Set(all)].sort().join();
}

function policies(value: string): readonly string[] {
  return value.split(',').map((policy) => policy.trim());
}

function maxAge(value: string): number {
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}
