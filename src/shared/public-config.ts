/** Configuration that the build writes into page and worker. Nothing in it is secret. */
export interface PublicConfig {
  /** Origin of the published site for canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  /** Base URL of the mail function, which is `{functionsUrl}/send-email`. */
  readonly functionsUrl: string;
  /** Publishable key of the hosted backend; null while the function runs on the same origin. */
  readonly functionsKey: string | null;
  /** The company's fixed address, the `to` of every call. */
  readonly mailTo: string;
  /** Name that tells this build from others. */
  readonly build: string;
  /** True if search engines may list the site, because no value on it is pending any more. */
  readonly isLaunched: boolean;
  readonly provider: ProviderConfig;
}

/** The mailing-list provider's embed values (decision 15). */
export interface ProviderConfig {
  readonly account: string;
  readonly u: string;
  readonly id: string;
  readonly tag: string;
  /** URLs of the provider's own scripts in loading order; none by default. */
  readonly scripts: readonly string[];
}

declare const __PUBLIC_CONFIG__: PublicConfig;

export const publicConfig: PublicConfig = __PUBLIC_CONFIG__;
