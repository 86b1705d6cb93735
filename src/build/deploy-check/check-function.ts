import type { PublicConfig } from '../../shared/public-config.ts';
import { ask, type Asked, saying } from './ask.ts';

/** Arguments that would change nothing, should a call be let through. */
const calls = {
  claim_submission: {},
  finish_submission: { id: '00000000-0000-4000-8000-000000000000', outcome: 'none' },
  claim_due: { limit: 0, leaseSeconds: 1 },
  purge_submissions: { sentDays: 36_500, failedDays: 36_500 },
  list_email_hmacs: {},
  erase_submissions: { email: '' },
} as const;

const tables = ['submissions', 'rate_buckets'];

/** The mail function, without sending anything: whom it lets in and whom not. */
export async function checkFunction(
  origin: string,
  { functionsUrl, functionsKey }: PublicConfig,
): Promise<readonly string[]> {
  const url = new URL(`${functionsUrl}/send-email`, origin).href;
  const key = functionsKey === null ? {} : { apikey: functionsKey };
  const post = (from: string): Promise<Asked> =>
    ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: from, ...key },
      // No subject, so it is refused before anything is stored.
      body: '{}',
    });
  const preflight = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type,x-client-info',
    },
  });
  const own = await post(origin);
  const foreign = await post('https://placeholder.invalid');
  return [
    ...(preflight.status === 204 && allows(preflight) === origin
      ? []
      : [`The mail function ${saying(preflight)} to a preflight of ${origin}: see SITE_ORIGINS`]),
    ...(own.status === 422 && (functionsKey === null || allows(own) === origin)
      ? []
      : [`The mail function ${saying(own)} instead of 422 to an empty message of this site`]),
    ...(foreign.status === 403 && allows(foreign) === null
      ? []
      : [`The mail function ${saying(foreign)} instead of 403 to another site`]),
  ];
}

function allows(answer: Asked): string | null {
  return answer.fault === undefined ? answer.headers.get('access-control-allow-origin') : null;
}

/** That whoever holds the public key, which is everybody, can do nothing in the database. */
export async function checkDatabase(backend: string, key: string): Promise<readonly string[]> {
  const rest = `${backend}/rest/v1`;
  const headers = { apikey: key, 'content-type': 'application/json' };
  const asked = await Promise.all([
    ...tables.flatMap((table) => [
      question(`table ${table}`, ask(`${rest}/${table}?limit=1`, { headers })),
      question(
        `table mail.${table}`,
        ask(`${rest}/${table}?limit=1`, { headers: { ...headers, 'accept-profile': 'mail' } }),
      ),
    ]),
    ...Object.entries(calls).map(([name, p]) => {
      const body = JSON.stringify({ p });
      return question(
        `function ${name}`,
        ask(`${rest}/rpc/${name}`, { method: 'POST', headers, body }),
      );
    }),
    ...['retry-mail', 'erase-submissions'].map((name) =>
      question(
        `function ${name}`,
        ask(`${backend}/functions/v1/${name}`, { method: 'POST', headers }),
      ),
    ),
  ]);
  return asked.flatMap(({ what, answer }) =>
    isRefusal(answer) ? [] : [`The ${what} ${saying(answer)} to anybody instead of refusing`],
  );
}

async function question(what: string, asking: Promise<Asked>) {
  return { what, answer: await asking };
}

/** 406: the schema is not one that the data API shows. */
function isRefusal({ status }: Asked): boolean {
  return [401, 403, 404, 406].includes(status);
}
