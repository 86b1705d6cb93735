/** At most `max` submissions in one window. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** What the handler and the sweeper need to know, wherever they run. */
export interface FunctionConfig {
  readonly mailTo: string;
  readonly mailFrom: string;
  /** Exact origins whose pages may call. */
  readonly siteOrigins: readonly string[];
  /** Mixed into the rate limit's address hashes. */
  readonly ipSalt: string;
  readonly rateIp: RateLimit;
  /** One address's share of a day (UTC), small enough never to use up `rateAll` for others. */
  readonly rateIpDayMax: number;
  readonly rateAll: RateLimit;
  readonly retainSentDays: number;
  readonly retainFailedDays: number;
}
