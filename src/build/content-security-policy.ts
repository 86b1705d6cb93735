import { createHash } from 'node:crypto';
import type { PublicConfig } from '../shared/public-config.ts';

/** styled-components appends one empty style element and fills it by script; this admits only it. */
const emptyStyle = '';

/**
 * The policy for one page's `<meta>`: its inline scripts and styles by hash, nothing else inline.
 * What a meta cannot carry (frame-ancestors) is a header, see shared/host-rules.ts.
 */
export function contentSecurityPolicy(
  config: PublicConfig,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const backend = config.functionsKey === null ? [] : [new URL(config.functionsUrl).origin];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hash)],
    'style-src': [...inline.styles.map(hash), hash(emptyStyle)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'form-action': ["'self'", `https://${config.provider.account}`],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['sw-url'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
