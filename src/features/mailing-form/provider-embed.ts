import type { ProviderConfig } from '#shared/public-config.ts';

interface ProviderEmbed {
  /** Where the form posts to. */
  readonly action: string;
  /** The field that only a robot fills in. */
  readonly honeypot: string;
  readonly tags: string;
}

/** The provider's public embed code, in the shape of section 7 of the specification. */
export function providerEmbed({ account, u, id, tag }: ProviderConfig): ProviderEmbed {
  return {
    action: `https://${account}/subscribe/post?u=${u}&id=${id}`,
    honeypot: `b_${u}_${id}`,
    tags: tag,
  };
}

/** The owner's account is not known yet: the form posts to a host that does not exist. */
export function isStandIn({ account }: ProviderConfig): boolean {
  return account === 'placeholder.invalid';
}
