import { type PublicConfig, publicConfig } from '#shared/public-config.ts';

interface SchoolFacts {
  readonly address: string;
  /** Hosts that a filter must allow. */
  readonly hosts: readonly string[];
  /** Value of the browser policy WebAppInstallForceList. */
  readonly policy: string;
  /** True while the site has no address of its own. */
  readonly isPending: boolean;
}

type Facts = Pick<PublicConfig, 'siteUrl' | 'functionsUrl' | 'functionsKey'>;

/** Returns the facts that a school's IT department needs. */
export function schoolFacts({ siteUrl, functionsUrl, functionsKey }: Facts): SchoolFacts {
  const { host, hostname } = new URL(siteUrl);
  const hosts = functionsKey === null ? [host] : [host, new URL(functionsUrl).host];
  const address = `${siteUrl}/`;
  return {
    address,
    hosts: [...new Set(hosts)],
    // Without this setting the policy opens a tab.
    policy: JSON.stringify([{ url: address, default_launch_container: 'window' }]),
    isPending: hostname === 'placeholder.invalid',
  };
}

export const ownSchoolFacts = schoolFacts(publicConfig);
