import { asciiAddress } from '../contract/email-address.ts';
import { type EnvReader, isSafeUrl } from './env-reader.ts';

/** At most `max` submissions in one window. */
interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** What the handler and the sweeper need to know, wherever they run. */
export interface FunctionConfig {
  readonly mailTo: string;
  readonly mailFrom: string;
  /** Exact origins whose pages may call. */
  readonly siteOrigins: readonly string[];
  /** Key of every hash that is stored: of network addresses, and of what was mailed (`IP_SALT`). */
  readonly hashSecret: string;
  readonly rateIp: RateLimit;
  /** One address's share of a day (UTC), small enough never to use up `rateAll` for others. */
  readonly rateIpDayMax: number;
  /** The same for an IPv6 network of 48 bits. */
  readonly rateNetworkDayMax: number;
  readonly rateAll: RateLimit;
  readonly retainSentDays: number;
  readonly retainFailedDays: number;
}

/** What stands in for settings that are missing; the empty text means that there is no stand-in. */
interface ConfigDefaults {
  readonly mailTo: string;
  readonly mailFrom: string;
  readonly hashSecret: string;
  readonly siteOrigins: readonly string[];
}

/** Least characters of a secret: 32 random bytes in the shortest usual writing. */
export const secretLength = 32;

/** Reads the settings that one machine and the hosted backend share; faults go to the reader. */
export function readFunctionConfig(env: EnvReader, defaults: ConfigDefaults): FunctionConfig {
  const ipMax = env.whole('RATE_IP_MAX', 60, 1, 100_000);
  const allMax = env.whole('RATE_ALL_MAX', 300, 1, 1_000_000);
  // Less than half of it for one caller and day: a window can begin on one day and end on the next.
  const share = Math.max(1, Math.ceil(allMax / 2) - 1);
  return {
    mailTo: headerAddress(env, 'MAIL_TO', defaults.mailTo),
    mailFrom: headerAddress(env, 'MAIL_FROM', defaults.mailFrom),
    siteOrigins: origins(env, defaults.siteOrigins),
    hashSecret: env.secret('IP_SALT', secretLength, defaults.hashSecret),
    rateIp: {
      max: ipMax,
      windowSeconds: env.whole('RATE_IP_WINDOW_S', 600, 1, 86_400),
    },
    rateIpDayMax: env.whole('RATE_IP_DAY_MAX', Math.min(share, Math.max(100, ipMax)), 1, share),
    rateNetworkDayMax: share,
    rateAll: {
      max: allMax,
      windowSeconds: env.whole('RATE_ALL_WINDOW_S', 3_600, 1, 86_400),
    },
    retainSentDays: env.whole('RETAIN_SENT_DAYS', 30, 1, 365),
    retainFailedDays: env.whole('RETAIN_FAILED_DAYS', 90, 1, 365),
  };
}

/** Our own addresses stand in headers and envelopes, so they must fit there. */
function headerAddress(env: EnvReader, name: string, fallback: string): string {
  const address = env.address(name, fallback);
  const ascii = asciiAddress(address);
  if (address.includes('@') && ascii === null)
    env.fault(`${name} must be plain ASCII before the @`);
  return ascii ?? address;
}

function origins(env: EnvReader, fallback: readonly string[]): readonly string[] {
  const given = env.text('SITE_ORIGINS', fallback.join(','));
  const list = given.split(',').map((origin) => origin.trim());
  if (!list.every(isOrigin)) {
    env.fault(
      'SITE_ORIGINS must be exact origins with commas between them, https except on loopback',
    );
  }
  return list;
}

function isOrigin(text: string): boolean {
  return isSafeUrl(text) && new URL(text).origin === text;
}
