import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Database } from '#server/database.ts';
import { openPgliteInMemory } from '#server/open-pglite.ts';
import { freePort } from './free-port.ts';

export interface HostedStub {
  readonly url: string;
  readonly secretKey: string;
  /** Idempotency keys of the mails that the mail service took, once each. */
  readonly mailed: Map<string, unknown>;
  /** The mail service refuses from now on. */
  mailIsDown: boolean;
  /** Ends every lease and back-off. */
  makeDue(): Promise<unknown>;
  close(): Promise<void>;
}

const rpcSchema = v.object({ p: v.record(v.string(), v.unknown()) });

/**
 * Stands in for the hosted backend's data API, with a real database and as the role that the real one
 * uses, and for the mail service.
 */
export async function startHostedStub(): Promise<HostedStub> {
  const database = await openPgliteInMemory();
  await database.exec('set role service_role');
  const port = await freePort();
  const stub: HostedStub = {
    url: `http://127.0.0.1:${port}`,
    secretKey: 'sb_secret_for_tests',
    mailed: new Map(),
    mailIsDown: false,
    makeDue: () => database.exec('update mail.submissions set lease_until = now()'),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const body: unknown = JSON.parse(await text(request));
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
    if (headers.apikey !== stub.secretKey || headers.authorization) return answer(401, {});
    return answer(200, await callFunction(database, url, body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return stub;
}

async function callFunction(database: Database, url: string, body: unknown): Promise<unknown> {
  const name = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(url)?.[1] ?? 'none';
  const argument = JSON.stringify(v.parse(rpcSchema, body).p);
  const { rows } = await database.query(`select public.${name}($1::jsonb) as answer`, [argument]);
  return v.parse(v.tuple([v.object({ answer: v.unknown() })]), rows)[0].answer;
}
