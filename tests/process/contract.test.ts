import { createServer, type Server, type ServerResponse } from 'node:http';
import { FunctionsClient } from '@supabase/functions-js';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAccepted } from '#function/contract/send-email-body.ts';
import { freePort } from '../support/servers/free-port.ts';
import type { ServerProcess } from '../support/servers/start-process.ts';
import { submitWhenOpen } from '../support/mail/submit.ts';
import { newsletter } from '../unit/function/test-function.ts';
import { useServers } from './use-servers.ts';

const { start, usedFolder } = useServers();

/** Both clients, created as in a page, with the origin that a browser would add. */
const clients = {
  'functions-js': (url: string) =>
    new FunctionsClient(`${url}/functions/v1`, {
      headers: { apikey: 'sb_publishable_x', origin: url },
    }),
  'supabase-js': (url: string) =>
    createClient(url, 'sb_publishable_x', {
      global: { headers: { origin: url } },
      auth: { persistSession: false, autoRefreshToken: false },
    }).functions,
};

/** Rate-limit windows follow the clock, so one of ten minutes could end between two tests. */
const oneWindow = { RATE_IP_WINDOW_S: '86400' };

// Node 20 has no WebSocket, and supabase-js does not start without one.
vi.stubGlobal('WebSocket', class {});

const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/filter': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Blocked</h1>'),
  '/empty': (response) => response.writeHead(204).end(),
  '/broken': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"succ'),
  '/reset': (response) => response.destroy(),
  '/silent': () => undefined,
};

describe.each(Object.entries(clients))('the real client %s', (_name, createFunctions) => {
  let server: ServerProcess;
  let faulty: Server;
  let faultyUrl: string;

  beforeAll(async () => {
    server = await start({ DATA_DIR: await usedFolder(), RATE_IP_MAX: '3', ...oneWindow });
    await submitWhenOpen(server.url);
    const port = await freePort();
    faultyUrl = `http://127.0.0.1:${port}`;
    faulty = createServer((request, response) => {
      const kind = (request.url ?? '').replace('/functions/v1', '');
      faults[kind]?.(response);
    });
    await new Promise<void>((resolve) => faulty.listen(port, '127.0.0.1', resolve));
  });

  afterAll(async () => {
    faulty.closeAllConnections();
    await new Promise((resolve) => faulty.close(resolve));
  });

  const invoke = (body: object) => createFunctions(server.url).invoke('send-email', { body });

  it('is told that a submission was accepted, and that its replay was', async () => {
    const body = { ...newsletter, id: crypto.randomUUID() };
    for (const replayed of [undefined, true]) {
      const { data, error } = await invoke(body);
      expect(error).toBe(null);
      expect(isAccepted(data, body.id)).toBe(true);
      expect(data.data.replayed).toBe(replayed);
    }
  });

  it('is told the status and our words of a refusal', async () => {
    const { data, error } = await invoke({ ...newsletter, from: 'nobody' });
    expect(data).toBe(null);
    expect(error.name).toBe('FunctionsHttpError');
    expect(error.context.status).toBe(422);
    expect(await error.context.json()).toEqual({ error: 'Invalid from' });
  });

  it('is told when to retry', async () => {
    // More than the three submissions that one address may make.
    for (let sent = 0; sent < 3; sent += 1) await invoke(newsletter);
    const { error } = await invoke(newsletter);
    expect(error.context.status).toBe(429);
    expect(Number(error.context.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['filter', 'empty', 'broken', 'reset'])(
    'never takes the answer "%s" for acceptance',
    async (kind) => {
      const { data } = await createFunctions(faultyUrl).invoke(kind, { body: newsletter });
      expect(isAccepted(data, crypto.randomUUID())).toBe(false);
    },
  );

  it('times out on a silent server', async () => {
    const { error } = await createFunctions(faultyUrl).invoke('silent', {
      body: newsletter,
      timeout: 300,
    });
    expect(error.name).toBe('FunctionsFetchError');
  });
});
