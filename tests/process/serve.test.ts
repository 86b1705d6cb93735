import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../support/servers/start-process.ts';
import { submit, submitWhenOpen } from '../support/mail/submit.ts';
import { testSite } from '../support/servers/test-site.ts';
import { useServers } from './use-servers.ts';

const { start, newFolder } = useServers();
let server: ServerProcess;

beforeAll(async () => void (server = await start({ DATA_DIR: await newFolder() })));

/** Writes raw bytes and returns the response, which ends when the server closes or after `ms`. */
function raw(text: string, ms = 10_000): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    const end = setTimeout(() => socket.destroy(), ms);
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(end);
      resolve(received);
    });
    socket.write(text);
  });
}

const post = (type: string, rest: string) =>
  `POST /functions/v1/send-email HTTP/1.1\r\nHost: x\r\nOrigin: ${server.url}\r\nContent-Type: ${type}\r\n${rest}`;

it('serves pages while the database is being created, and accepts a sign-up made meanwhile', async () => {
  // A function that takes too long to open answers 503.
  const asked = submit(server.url).then((first) =>
    first.status === 503 ? submitWhenOpen(server.url, first.id) : first,
  );
  let open = false;
  void asked.then(() => (open = true));
  let slowest = 0;
  let pages = 0;
  while (!open) {
    const started = performance.now();
    expect((await fetch(`${server.url}/stories/7`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - started);
    pages += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect((await asked).data).toMatchObject({ data: { status: 'sent' } });
  expect(server.output.join('\n')).not.toMatch(/unreachable/);
  expect(server.output[3]).toBe('Ready     sign-ups are accepted');
  console.info(
    `${pages} pages while the database was being created, the slowest in ${Math.round(slowest)} ms`,
  );
});

it('serves files, redirects and the 404 page over HTTP', async () => {
  const page = await fetch(`${server.url}/stories/7`);
  expect(await page.text()).toBe(testSite['stories/7.html']);
  const head = await fetch(`${server.url}/stories/7`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).not.toBe('0');
  expect(await head.text()).toBe('');
  const etag = page.headers.get('etag') ?? '';
  const known = await fetch(`${server.url}/stories/7`, { headers: { 'if-none-match': etag } });
  expect(known.status).toBe(304);
  const moved = await fetch(`${server.url}/stories/7/?a=1`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/stories/7?a=1']);
  const missing = await fetch(`${server.url}/nothing`);
  expect([missing.status, await missing.text()]).toEqual([404, testSite['404.html']]);
});

it.each(['/api', '/api/send-email', '/functions/v1/other', '/functions'])(
  'answers 404 in JSON at %s',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${server.url}${path}`, { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'Endpoint not found' });
    }
  },
);

describe('raw requests', () => {
  it.each([
    ['GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['GET /%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['GET /%c0%ae%c0%ae/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['TRACE /functions/v1/send-email HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\nhello', 405],
  ])('%j is answered %i', async (text, status) => {
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('cuts off an unannounced flood', async () => {
    const chunk = `1000\r\n${' '.repeat(4096)}\r\n`;
    const flood = post(
      'application/json',
      `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(200)}`,
    );
    const started = performance.now();
    const answer = await raw(flood, 9_500);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(performance.now() - started).toBeLessThan(9_000);
  });

  it('cuts off a body that stalls, after ten seconds', async () => {
    const answer = await raw(post('application/json', 'Content-Length: 100\r\n\r\n{'), 14_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('still accepts sign-ups after all of these', async () => {
    expect((await submit(server.url)).status).toBe(200);
  });
});
