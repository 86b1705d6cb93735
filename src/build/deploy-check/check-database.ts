import { ask, type Asked, saying } from './ask.ts';

/** Arguments that would change nothing, should a call be let through. */
const calls = {
  claim_submission: {},
  finish_submission: { id: '00000000-0000-4000-8000-000000000000', outcome: 'none' },
  claim_due: { limit: 0, leaseSeconds: 1 },
  purge_submissions: { sentDays: 36_500, failedDays: 36_500 },
  erase_submissions: { email: '' },
} as const;

const tables = ['submissions', 'rate_buckets'];

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
    question(
      'function retry-mail',
      ask(`${backend}/functions/v1/retry-mail`, { method: 'POST', headers }),
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
