import { createHash } from 'node:crypto';
import type { ProviderConfig, PublicConfig } from '../../shared/public-config.ts';
import { takesProviderScripts } from '../../shared/provider-pages.ts';
import { policyText, sharedDirectives } from '../../hosting/host-rules.ts';

/** styled-components appends one empty style element and fills it by script; this admits only it. */
const emptyStyle = '';

const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  // The worker's address, and the text of a story that is opened from another page.
  'trusted-types': ['sw-url', 'story-text'],
} as const;

/**
 * The policy for one page's `<meta>`: its inline scripts and styles by hash, nothing else inline.
 * What a meta cannot carry (frame-ancestors) is a header, see hosting/host-rules.ts.
 */
export function contentSecurityPolicy(
  config: PublicConfig,
  path: string,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const foreign = takesProviderScripts(path) ? providerSources(config.provider) : [];
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hash), ...foreign],
    'style-src': [...inline.styles.map(hash), hash(emptyStyle)],
    ...sharedDirectives(config),
    // The provider's scripts write HTML from text.
    ...(foreign.length === 0 && trustedTypes),
  });
}

/** The scripts themselves, and the answers to what they ask, which come as scripts too. */
function providerSources({ account, scripts }: ProviderConfig): readonly string[] {
  return scripts.length === 0 ? [] : [...scripts, `https://${account}/subscribe/`];
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
