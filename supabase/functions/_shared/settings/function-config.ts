import type * as v from 'valibot';
import { headerAddress, wholeNumber } from './environment.ts';

/** At most `max` submissions in one window. */
interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** The settings of the handler and the sweeper, wherever they run. */
export interface FunctionConfig extends CommonConfig {
  /** Exact origins whose pages may call. */
  readonly siteOrigins: readonly string[];
  /** The key of all stored hashes (`IP_SALT`). */
  readonly hashSecret: string;
}

interface CommonConfig {
  readonly mailTo: string;
  readonly mailFrom: string;
  readonly rateIp: RateLimit;
  /** Maximum of submissions from one address per day (UTC), too low to use up `rateAll` alone. */
  readonly rateIpDayMax: number;
  /** Maximum of submissions from one IPv6 /48 network per day (UTC). */
  readonly rateNetworkDayMax: number;
  readonly rateAll: RateLimit;
  readonly retainSentDays: number;
  readonly retainFailedDays: number;
}

/** Minimum number of characters of a secret. */
export const secretLength = 32;

/** Returns the schemas of the variables that our server and the hosted backend have in common. */
export function commonEntries(mailTo = '', mailFrom = '') {
  return {
    MAIL_TO: headerAddress(mailTo),
    MAIL_FROM: headerAddress(mailFrom),
    RATE_IP_MAX: wholeNumber(60, 1, 100_000),
    RATE_IP_WINDOW_S: wholeNumber(600, 1, 86_400),
    RATE_IP_DAY_MAX: wholeNumber(null, 1, 1_000_000),
    RATE_ALL_MAX: wholeNumber(300, 1, 1_000_000),
    RATE_ALL_WINDOW_S: wholeNumber(3_600, 1, 86_400),
    // The row of a sent mail identifies a submission that a device sends again after the holidays. Every row
    // is at least a week old when it is marked for deletion, and is deleted a week later.
    RETAIN_SENT_DAYS: wholeNumber(90, 14, 365),
    RETAIN_FAILED_DAYS: wholeNumber(90, 14, 365),
  };
}

type CommonValues = v.InferOutput<v.ObjectSchema<ReturnType<typeof commonEntries>, undefined>>;

export function commonConfig(values: CommonValues): CommonConfig {
  const { RATE_IP_MAX: ipMax, RATE_ALL_MAX: allMax, RATE_IP_DAY_MAX: ipDayMax } = values;
  // Less than half of `allMax`: one window can contain a caller's share of two days.
  const share = Math.max(1, Math.ceil(allMax / 2) - 1);
  return {
    mailTo: values.MAIL_TO,
    mailFrom: values.MAIL_FROM,
    rateIp: { max: ipMax, windowSeconds: values.RATE_IP_WINDOW_S },
    rateIpDayMax: Math.min(share, ipDayMax ?? Math.max(100, ipMax)),
    rateNetworkDayMax: share,
    rateAll: { max: allMax, windowSeconds: values.RATE_ALL_WINDOW_S },
    retainSentDays: values.RETAIN_SENT_DAYS,
    retainFailedDays: values.RETAIN_FAILED_DAYS,
  };
}
