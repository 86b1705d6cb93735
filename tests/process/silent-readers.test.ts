import { spawnSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, it } from 'vitest';
import { submit, submitWhenOpen } from '../support/mail/submit.ts';
import { testSite } from '../support/servers/test-site.ts';
import { useServers } from './use-servers.ts';

const { start, usedFolder } = useServers();

const manySockets = 100;
/** Far more than the system's own buffers hold. */
const asks = 60;

const fewFiles = ['prlimit', '--nofile=400:400'];
const [program = '', ...options] = fewFiles;
const isPossible = spawnSync(program, [...options, 'true']).status === 0;

const cases: [string, readonly string[]][] = [['as many open files as it likes', []]];
if (isPossible) cases.push(['400 open files', fewFiles]);
else console.info('400 open files: skipped, there is no prlimit');

it.skipIf(!isPossible)(
  'a server with 400 open files mails all that it accepts while connections are held open',
  async ({ expect }) => {
    const limits = { RATE_IP_MAX: '100000', RATE_ALL_MAX: '100000' };
    const server = await start({ DATA_DIR: await usedFolder(), ...limits }, fewFiles);
    await submitWhenOpen(server.url);
    const { hostname, port } = new URL(server.url);
    const held = Array.from({ length: 400 }, () => connect(Number(port), hostname));
    for (const socket of held) socket.on('error', () => undefined);
    const client = async () => {
      const answers = [];
      for (let n = 0; n < 20; n += 1) answers.push(await submit(server.url));
      return answers.filter(({ status }) => status !== null);
    };
    const answers = (await Promise.all(Array.from({ length: 50 }, client))).flat();
    for (const socket of held) socket.destroy();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(server.output.join('\n')).not.toContain('EMFILE');
  },
);

// Side by side, as each waits for its own half a minute.
describe.concurrent.each(cases)('a server with %s', (_, wrapper) => {
  const sockets: Socket[] = [];

  afterAll(() => sockets.forEach((socket) => socket.destroy()));

  /** Asks for the same file again and again and never reads. */
  function hang(url: string): void {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    const ask = 'GET /art/large.svg HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(ask.repeat(asks));
    socket.on('error', () => undefined);
  }

  it('serves others beside silent readers, and ends those after half a minute', async ({
    expect,
  }) => {
    const { url } = await start({ DATA_DIR: await usedFolder() }, wrapper);
    await submitWhenOpen(url);
    for (let n = 0; n < manySockets; n += 1) hang(url);
    let served = 0;
    for (const end = performance.now() + 40_000; performance.now() < end; served += 1) {
      // A connection of its own, as another visitor has.
      const response = await fetch(`${url}/stories/7`, { headers: { connection: 'close' } });
      expect(response.status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    // They notice their end only by reading, and then get no more than what was under way.
    for (const socket of sockets) socket.resume();
    await expect.poll(() => sockets.every((socket) => socket.closed)).toBe(true);
    const whole = asks * (testSite['art/large.svg'] ?? '').length;
    expect(sockets.filter((socket) => socket.bytesRead >= whole)).toHaveLength(0);
    console.info(`${served} pages beside ${manySockets} silent readers`);
  });
});
