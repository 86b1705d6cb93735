import { hostHeaders, pathKind, transportSecurity } from '../../hosting/host-rules.ts';
import type { PublicConfig } from '../../shared/public-config.ts';

/** What is wrong with the headers of one answer, compared with the rules for its address. */
export function headerFaults(
  config: PublicConfig,
  { origin, path, headers }: { origin: string; path: string; headers: Headers },
): readonly string[] {
  const isSecure = origin.startsWith('https:');
  const expected = {
    ...hostHeaders(config, pathKind(path)),
    ...(isSecure ? transportSecurity : {}),
  };
  const faults = Object.entries(expected).flatMap(([name, value]) => {
    const given = headers.get(name);
    if (given === null) return [`${name} is missing`];
    return isSame(name, given, value) ? [] : [`${name} is "${given}" instead of "${value}"`];
  });
  const isKept = !headers.get('vary')?.includes('*');
  return isKept ? faults : [...faults, 'vary is "*", and with that no browser stores a file'];
}

function isSame(name: string, given: string, expected: string): boolean {
  // Hosts write the parts of this one in an order of their own.
  if (name === 'cache-control') return parts(given) === parts(expected);
  // A host that adds up its rules sends a page's policy as well, and browsers obey all of them.
  if (name === 'content-security-policy') return policies(given).includes(expected);
  // A longer time is an owner's own choice.
  if (name === 'strict-transport-security') return maxAge(given) >= maxAge(expected);
  return given.trim() === expected;
}

function parts(value: string): string {
  const all = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  // Two rules of a host may say the same.
  return [...new Set(all)].sort().join();
}

function policies(value: string): readonly string[] {
  return value.split(',').map((policy) => policy.trim());
}

function maxAge(value: string): number {
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}
