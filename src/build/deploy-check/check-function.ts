import type { PublicConfig } from '../../shared/public-config.ts';
import { type ResponseOrError, describeResponse, tryFetch } from './try-fetch.ts';

/** Arguments that make each call harmless if the database wrongly allows it. */
const calls = {
  claim_submission: {},
  finish_submission: { id: '00000000-0000-4000-8000-000000000000', outcome: 'none' },
  claim_due: { limit: 0, leaseSeconds: 1 },
  purge_submissions: { sentDays: 36_500, failedDays: 36_500 },
  list_email_hmacs: {},
  erase_submissions: { email: '' },
} as const;

const tables = ['submissions', 'rate_buckets'];

/** Checks that the mail function lets this site in and no other. Nothing is sent or stored. */
export async function checkFunction(
  origin: string,
  { functionsUrl, functionsKey }: PublicConfig,
): Promise<readonly string[]> {
  const url = new URL(`${functionsUrl}/send-email`, origin).href;
  const key = functionsKey === null ? {} : { apikey: functionsKey };
  const post = (from: string): Promise<ResponseOrError> =>
    tryFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: from, ...key },
      // A message without a subject is refused before anything is stored.
      body: '{}',
    });
  const preflight = await tryFetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type,x-client-info',
    },
  });
  const own = await post(origin);
  const foreign = await post('https://placeholder.invalid');
  const says = (response: ResponseOrError): string =>
    `The mail function ${describeResponse(response)}`;
  return [
    ...(preflight.status === 204 && allowedOrigin(preflight) === origin
      ? []
      : [`${says(preflight)} to a preflight of ${origin}: see SITE_ORIGINS`]),
    ...(own.status === 422 && (functionsKey === null || allowedOrigin(own) === origin)
      ? []
      : [`${says(own)} instead of 422 to an empty message of this site`]),
    ...(foreign.status === 403 && allowedOrigin(foreign) === null
      ? []
      : [`${says(foreign)} instead of 403 to another site`]),
  ];
}

function allowedOrigin(response: ResponseOrError): string | null {
  return response.error === undefined ? response.headers.get('access-control-allow-origin') : null;
}

/**
 * Checks that the public key, which everybody has, opens nothing in the database, and that all functions are
 * there: without one of them every sign-up fails, or nothing is sent later.
 */
export async function checkDatabase(backend: string, key: string): Promise<readonly string[]> {
  const rest = `${backend}/rest/v1`;
  const headers = { apikey: key, 'content-type': 'application/json' };
  const findings = await Promise.all([
    ...tables.map((table) =>
      checkRefused(`table ${table}`, `${rest}/${table}?limit=1`, { headers }),
    ),
    ...tables.map((table) =>
      checkRefused(`table mail.${table}`, `${rest}/${table}?limit=1`, {
        headers: { ...headers, 'accept-profile': 'mail' },
      }),
    ),
    ...Object.entries(calls).map(([name, p]) => {
      const init = { method: 'POST', headers, body: JSON.stringify({ p }) };
      const missing = `The database function ${name} is missing: run "supabase db push"`;
      return checkRefused(`function ${name}`, `${rest}/rpc/${name}`, init, missing);
    }),
    ...['retry-mail', 'erase-submissions'].map((name) => {
      const init = { method: 'POST', headers };
      const missing = `The function ${name} is not deployed: run "supabase functions deploy ${name}"`;
      return checkRefused(`function ${name}`, `${backend}/functions/v1/${name}`, init, missing);
    }),
  ]);
  return findings.flat();
}

/** @param missing finding for a 404; omitted for tables, where 404 is the right answer */
async function checkRefused(
  what: string,
  url: string,
  init: RequestInit,
  missing?: string,
): Promise<readonly string[]> {
  const response = await tryFetch(url, init);
  if (response.status === 404) return missing === undefined ? [] : [missing];
  // 406: the data API does not expose the schema.
  if ([401, 403, 406].includes(response.status)) return [];
  return [`The ${what} ${describeResponse(response)} to anybody instead of refusing`];
}
