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

/** What the strictest known host takes. */
const mostRules = 100;

interface HostRule {
  /** An address, or the beginning of several with a star behind it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Text of the `_headers` file that several static hosts read.
 *
 * @param files paths of the built files, relative to the site's folder
 */
export function staticHostHeaders(config: PublicConfig, files: readonly string[]): string {
  const rules = staticHostRules(config, files);
  if (rules.length > mostRules) {
    throw new Error(`_headers would hold ${rules.length} rules, hosts take ${mostRules}`);
  }
  return `${rules.map(text).join('\n')}\n`;
}

/**
 * Rules of such hosts add up instead of replacing each other, so caching is said once for every
 * address and never in the rule for all.
 */
function staticHostRules(config: PublicConfig, files: readonly string[]): readonly HostRule[] {
  const found = files.map(siteAddress).filter(({ status }) => status === 200);
  const paths = found.map(({ path }) => path).filter((path) => !path.startsWith('/_'));
  return [
    rule('/*', { ...securityHeaders(config), ...transportSecurity }),
    rule(`${assetsPrefix}*`, caching(config, 'hashed')),
    rule(workerPath, caching(config, 'worker')),
    ...ofKind(paths, 'page').map((path) => rule(path, caching(config, 'page'))),
    ...fileRules(ofKind(paths, 'file')).map((path) => rule(path, caching(config, 'file'))),
  ];
}

function caching(config: PublicConfig, kind: PathKind): Readonly<Record<string, string>> {
  return { 'cache-control': hostHeaders(config, kind)['cache-control'] ?? '' };
}

function ofKind(paths: readonly string[], kind: PathKind): readonly string[] {
  return paths.filter((path) => pathKind(path) === kind).sort();
}

/** One rule for a whole top folder without pages, one each for files beside the pages. */
function fileRules(paths: readonly string[]): readonly string[] {
  const rules = paths.map((path) => {
    const [, top = '', ...rest] = path.split('/');
    return rest.length > 0 ? `/${top}/*` : path;
  });
  return [...new Set(rules)];
}

function rule(path: string, headers: HostRule['headers']): HostRule {
  return { path, headers };
}

function text({ path, headers }: HostRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/**
 * Text of the `vercel.json` of a host that reads no `_headers`: the same rules and addresses.
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
