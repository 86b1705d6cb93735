import { type PublicConfig, publicConfig } from '#shared/public-config.ts';

interface SchoolFacts {
  readonly address: string;
  /** Everything a filter has to let through. */
  readonly hosts: readonly string[];
  /** Value of the browser policy WebAppInstallForceList. */
  readonly policy: string;
  /** The site has no address of its own yet. */
  readonly isPending: boolean;
}

type Facts = Pick<PublicConfig, 'siteUrl' | 'functionsUrl' | 'functionsKey'>;

/** What a school's IT needs to know, from what the build was told. */
export function schoolFacts({ siteUrl, functionsUrl, functionsKey }: Facts): SchoolFacts {
  const { host, hostname } = new URL(siteUrl);
  const hosts = functionsKey === null ? [host] : [host, new URL(functionsUrl).host];
  const address = `${siteUrl}/`;
  return {
    address,
    hosts: [...new Set(hosts)],
    // A tab is the policy's default.
    policy: JSON.stringify([{ url: address, default_launch_container: 'window' }]),
    isPending: hostname === 'placeholder.invalid',
  };
}

export const ownSchoolFacts = schoolFacts(publicConfig);
