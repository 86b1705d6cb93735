import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, it } from 'vitest';
import { mailedIds, submit, submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { start, usedFolder } = useServers();

const fewFiles = ['prlimit', '--nofile=400:400'];
const [program = '', ...options] = fewFiles;
const isPossible = spawnSync(program, [...options, 'true']).status === 0;
const note = isPossible ? '' : ', skipped: there is no prlimit';

/** Counts the sockets that a process has open. */
function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:');
    } catch {
      // The descriptor was closed after it was listed.
      return false;
    }
  }).length;
}

describe.skipIf(!isPossible)(`a server with 400 open files${note}`, { concurrent: true }, () => {
  const sockets: Socket[] = [];

  afterAll(() => sockets.forEach((socket) => socket.destroy()));

  function hold(url: string, request = ''): void {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(request);
    sockets.push(socket);
  }

  it('mails all that it accepts while more connections are held open than it has files', async ({
    expect,
  }) => {
    const limits = { RATE_IP_MAX: '100000', RATE_ALL_MAX: '100000' };
    const folder = await usedFolder();
    const server = await start({ DATA_DIR: folder, ...limits }, fewFiles);
    await submitWhenOpen(server.url);
    for (let n = 0; n < 400; n += 1) hold(server.url);
    const client = async () => {
      const answers = [];
      for (let n = 0; n < 20; n += 1) answers.push(await submit(server.url));
      return answers.filter(({ status }) => status !== null);
    };
    const answers = (await Promise.all(Array.from({ length: 50 }, client))).flat();
    expect(answers).not.toEqual([]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const unmailed = async () => {
      const mailed = new Set(await mailedIds(folder));
      return answers.filter(({ id }) => !mailed.has(id));
    };
    await expect.poll(unmailed, { timeout: 60_000 }).toEqual([]);
    expect(server.output.join('\n')).not.toContain('EMFILE');
  });

  it('serves other clients while some read nothing, and closes their connections', async ({
    expect,
  }) => {
    const readers = 100;
    const { url, pid } = await start({ DATA_DIR: await usedFolder() }, fewFiles);
    await submitWhenOpen(url);
    // The responses, 24 MB for each reader, are larger than the system's own buffers.
    const request = 'GET /art/large.svg HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60);
    for (let n = 0; n < readers; n += 1) hold(url, request);
    await expect.poll(() => openSockets(pid)).toBeGreaterThan(readers);
    const statuses = new Set<number | 'refused'>();
    const visit = async () => {
      // A connection of its own, as another visitor has.
      const options = { headers: { connection: 'close' } };
      const response = await fetch(`${url}/stories/7`, options).catch(() => null);
      statuses.add(response?.status ?? 'refused');
      return openSockets(pid);
    };
    await expect.poll(visit, { timeout: 100_000, interval: 200 }).toBeLessThan(readers / 2);
    expect([...statuses]).toEqual([200]);
  });
});
