/** What the build bakes into the page and the worker. Nothing in here is secret. */
export interface PublicConfig {
  /** Origin of the published site, no slash at the end; for canonical addresses. */
  readonly siteUrl: string;
  /** Where the mail function lives: `{functionsUrl}/send-email`. */
  readonly functionsUrl: string;
  /** The hosted backend's publishable key; null while the function runs on the same origin. */
  readonly functionsKey: string | null;
  /** The company's fixed address, the `to` of every call. */
  readonly mailTo: string;
  /** Name of this build, to tell two apart. */
  readonly build: string;
  /** Search engines may list the site: nothing on it waits for the owner any more. */
  readonly isLaunched: boolean;
  readonly provider: ProviderConfig;
}

/** The mailing-list provider's embed values (decision 15). */
export interface ProviderConfig {
  readonly account: string;
  readonly u: string;
  readonly id: string;
  readonly tag: string;
  /** Addresses of the provider's own scripts, in the order of loading; none by default. */
  readonly scripts: readonly string[];
}

declare const __PUBLIC_CONFIG__: PublicConfig;

export const publicConfig: PublicConfig = __PUBLIC_CONFIG__;
