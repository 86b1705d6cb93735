import { createHash } from 'node:crypto';
import type { PublicConfig } from '../shared/public-config.ts';
import { policyText, sharedDirectives } from '../shared/security-headers.ts';

/** styled-components appends one empty style element and fills it by script; this admits only it. */
const emptyStyle = '';

/**
 * The policy for one page's `<meta>`: its inline scripts and styles by hash, nothing else inline.
 * What a meta cannot carry (frame-ancestors) is a header, see shared/security-headers.ts.
 */
export function contentSecurityPolicy(
  config: PublicConfig,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hash)],
    'style-src': [...inline.styles.map(hash), hash(emptyStyle)],
    ...sharedDirectives(config),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['sw-url'],
  });
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
