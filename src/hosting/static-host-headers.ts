import type { PublicConfig } from '#shared/public-config.ts';
import {
  assetsPrefix,
  hostHeaders,
  type PathKind,
  pathKind,
  securityHeaders,
  siteAddress,
  transportSecurity,
  workerPath,
} from './host-rules.ts';
import { bareType, mediaType } from './media-type.ts';

/** Highest number of rules that the strictest known host takes. */
const maxRules = 100;

interface HostRule {
  /** An address, or a prefix of addresses that ends in a star. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the `_headers` file that several static hosts read.
 *
 * @param files paths of the built files, relative to the site's folder
 */
export function staticHostHeaders(config: PublicConfig, files: readonly string[]): string {
  const rules = staticHostRules(config, files);
  if (rules.length > maxRules) {
    throw new Error(`_headers would hold ${rules.length} rules, hosts take ${maxRules}`);
  }
  return `${rules.map(text).join('\n')}\n`;
}

/**
 * Returns one rule for each page and file in the root and one for each folder, so the number of stories
 * makes no difference. Rules of such hosts add up instead of replacing each other, so each address gets
 * its caching and its embedding from one rule, and never from the rule for all addresses.
 */
function staticHostRules(config: PublicConfig, files: readonly string[]): readonly HostRule[] {
  const patterns = new Map<string, Pattern>([
    [`${assetsPrefix}*`, { kind: 'hashed', types: new Set() }],
    [workerPath, { kind: 'worker', types: new Set() }],
  ]);
  for (const file of [...files].sort()) {
    const { path, status } = siteAddress(file);
    if (status !== 200 || path.startsWith('/_')) continue;
    const [, top = '', ...rest] = path.split('/');
    const pattern = rest.length > 0 ? `/${top}/*` : path;
    const kind = pathKind(path);
    const known = patterns.get(pattern) ?? { kind, types: new Set() };
    if (known.kind !== kind) {
      throw new Error(`/${top} holds pages and files, which the rule ${pattern} cannot tell apart`);
    }
    known.types.add(bareType(mediaType(file)));
    patterns.set(pattern, known);
  }
  return [
    rule('/*', { ...headersOfAll(config), ...transportSecurity }),
    ...[...patterns].map(([path, { kind, types }]) =>
      rule(path, { ...headersBeyondAll(config, kind), ...namedType([...types]) }),
    ),
  ];
}

interface Pattern {
  readonly kind: PathKind;
  readonly types: Set<string>;
}

/** Types that some hosts do not know. A rule names one if all of its files have it. */
const unknownTypes: readonly string[] = ['application/epub+zip', 'application/manifest+json'];

function namedType([type = '', ...others]: readonly string[]): HostRule['headers'] {
  return others.length === 0 && unknownTypes.includes(type) ? { 'content-type': type } : {};
}

/** Returns the headers of all addresses: those of a page, without the one that differs for files. */
function headersOfAll(config: PublicConfig): HostRule['headers'] {
  const { 'cross-origin-resource-policy': _, ...headers } = securityHeaders(config, 'page');
  return headers;
}

/**
 * Returns the headers of a kind that not all addresses have. Where a host sends two policies, browsers
 * enforce both; where it sends only the later one, that one includes the page's.
 */
function headersBeyondAll(config: PublicConfig, kind: PathKind): HostRule['headers'] {
  const general = headersOfAll(config);
  const own = Object.entries(hostHeaders(config, kind));
  return Object.fromEntries(own.filter(([name, value]) => general[name] !== value));
}

function rule(path: string, headers: HostRule['headers']): HostRule {
  return { path, headers };
}

function text({ path, headers }: HostRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/**
 * Returns the `vercel.json` of a host that does not read `_headers`, with the same rules and addresses.
 *
 * @param files paths of the built files, relative to the site's folder
 */
export function vercelConfig(config: PublicConfig, files: readonly string[]): string {
  const headers = staticHostRules(config, files).map(({ path, headers: own }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(own).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}
