import type { PublicConfig } from '#shared/public-config.ts';
import { staticHostRules } from './static-host-headers.ts';

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
