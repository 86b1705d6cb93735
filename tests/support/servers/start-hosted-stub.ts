import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Database } from '#server/database/database.ts';
import { createRequestListener } from '#server/http/http-server.ts';
import { openInMemory } from '#server/database/open-embedded.ts';
import { freePort } from './free-port.ts';

export type HostedStub = Awaited<ReturnType<typeof startHostedStub>>;

const rpcSchema = v.object({ p: v.record(v.string(), v.unknown()) });

/**
 * Starts a stub of the hosted backend and of the mail service. Behind its data API is a real database with
 * its roles; tests add its functions.
 */
export async function startHostedStub() {
  const database = await openInMemory();
  await database.exec('set role service_role');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secretKey = 'sb_secret_for_tests';
  const stub = {
    url,
    /** The settings of functions that use it. */
    settings: {
      MAIL_API_URL: `${url}/emails`,
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    },
    publicKey: 'sb_publishable_for_tests',
    /** The hosted functions by name. Tests add them. */
    functions: new Map<string, (request: Request) => Promise<Response>>(),
    /** The accepted mails by their idempotency keys. */
    mailed: new Map<string, unknown>(),
    /** True if the mail service refuses mails. */
    mailIsDown: false,
    /** Runs any statements as the database's owner. */
    exec: (sql: string) => database.exec(`reset role; ${sql}; set role service_role`),
    /** Ends every lease and backoff. */
    makeDue: () => database.exec('update mail.submissions set lease_until = now()'),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const hosted = stub.functions.get(/^\/functions\/v1\/([a-z-]+)$/.exec(url)?.[1] ?? '');
    if (hosted) {
      return createRequestListener(hosted)(request, response);
    }
    const sent = await text(request);
    const body: unknown = JSON.parse(sent === '' ? 'null' : sent);
    const answer = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(value));
    };
    if (url === '/emails') {
      if (stub.mailIsDown) return answer(500, {});
      const key = String(headers['idempotency-key']);
      stub.mailed.set(key, body);
      return answer(200, { id: `mail-${key}` });
    }
    if (headers.apikey === stub.publicKey) {
      return answer(await statusForAnon(database, request), []);
    }
    if (headers.apikey !== secretKey || headers.authorization) return answer(401, {});
    return answer(200, await callFunction(database, url, body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return stub;
}

/**
 * Returns the status that the data API gives a caller with the public key, from the privileges of the role
 * `anon`: 404 for a table or function that does not exist, 406 for a schema that is not exposed.
 */
async function statusForAnon(
  database: Database,
  { url = '', headers }: IncomingMessage,
): Promise<number> {
  const [, rpc, name] = /^\/rest\/v1\/(rpc\/)?([a-z_]+)/.exec(url) ?? [];
  if (name === undefined) return 404;
  if (headers['accept-profile'] !== undefined) return 406;
  const ask = rpc
    ? "has_function_privilege('anon', to_regprocedure($1), 'execute')"
    : "has_table_privilege('anon', to_regclass($1), 'select')";
  const what = `public.${name}${rpc ? '(jsonb)' : ''}`;
  const { rows } = await database.query(`select ${ask} as answer`, [what]);
  const [{ answer }] = v.parse(v.tuple([v.object({ answer: v.nullable(v.boolean()) })]), rows);
  if (answer === null) return 404;
  return answer ? 200 : 401;
}

async function callFunction(database: Database, url: string, body: unknown): Promise<unknown> {
  const name = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(url)?.[1] ?? 'none';
  const argument = JSON.stringify(v.parse(rpcSchema, body).p);
  const { rows } = await database.query(`select public.${name}($1::jsonb) as answer`, [argument]);
  return v.parse(v.tuple([v.object({ answer: v.unknown() })]), rows)[0].answer;
}
