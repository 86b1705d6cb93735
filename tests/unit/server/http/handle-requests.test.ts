import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer, handleRequests, listen } from '#server/http/http-server.ts';

it('answers the requests of one connection one after another, and others meanwhile', async () => {
  const server = createHttpServer();
  const started: string[] = [];
  const answers = new Map<string, () => void>();
  handleRequests(server, async (request) => {
    const { pathname } = new URL(request.url);
    started.push(pathname);
    await new Promise<void>((resolve) => answers.set(pathname, resolve));
    return new Response(pathname);
  });
  const port = await listen(server, '127.0.0.1', 0);
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  socket.write(['/1', '/2'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await expect.poll(() => started).toEqual(['/1']);
  const other = fetch(`http://127.0.0.1:${port}/3`).then((response) => response.text());
  await expect.poll(() => started).toEqual(['/1', '/3']);
  answers.get('/3')?.();
  expect(await other).toBe('/3');
  expect(started).toEqual(['/1', '/3']);
  answers.get('/1')?.();
  await expect.poll(() => started).toEqual(['/1', '/3', '/2']);
  answers.get('/2')?.();
  await expect.poll(() => received).toMatch(/\/1HTTP.*\/2$/s);
  socket.destroy();
  server.closeAllConnections();
  server.close();
});
