import type { PublicConfig } from '#shared/public-config.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The directives that are the same on every page. Header and page policy must both allow a thing, and
 * the worker keeps a page with the header of its day, so the two are made from this one list.
 */
export function sharedDirectives(config: PublicConfig): Directives {
  const backend = config.functionsKey === null ? [] : [new URL(config.functionsUrl).origin];
  return {
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'form-action': ["'self'", `https://${config.provider.account}`],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** Text of a policy header or meta. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Headers of every answer of the site. Scripts and styles are admitted by each page's own meta, with
 * its hashes; what a meta cannot say stands here. The worker's file gets them too: its `connect-src`
 * governs every fetch that the worker makes.
 */
export function securityHeaders(config: PublicConfig): Readonly<Record<string, string>> {
  const policy = policyText({ ...sharedDirectives(config), 'frame-ancestors': ["'none'"] });
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    // Not stricter: the video host refuses to play without a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** For hosts that serve https: one year. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000' } as const;
