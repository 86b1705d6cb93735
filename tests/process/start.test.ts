import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltServer, buildServer } from '../support/build-server.ts';
import { runToEnd, type ServerProcess, startProcess } from '../support/start-process.ts';
import { submitWhenOpen } from '../support/submit.ts';

let built: BuiltServer;
let folder: string;
const running: ServerProcess[] = [];

async function run(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startProcess(built.entry, env);
  running.push(server);
  return server;
}

beforeAll(async () => {
  built = await buildServer();
}, 60_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
  await rm(folder, { recursive: true });
});

afterAll(() => built.remove());

describe('a server that cannot start says why in one line, ends with 1 and writes nothing', () => {
  async function expectRefusal(env: Readonly<Record<string, string>>, line: RegExp): Promise<void> {
    const { code, stderr } = await runToEnd(built.entry, env);
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }

  it('when settings are wrong', async () => {
    const DATA_DIR = join(folder, 'data');
    await expectRefusal({ DATA_DIR, PORT: 'x', MAIL_TO: 'nobody' }, /^PORT must .*; MAIL_TO must /);
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the port is taken', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const env = { DATA_DIR: join(folder, 'data'), PORT: String(port) };
    await expectRefusal(env, new RegExp(`^PORT ${port} on 127.0.0.1 is already in use$`, 'm'));
    expect(await readdir(folder)).toEqual([]);
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('when the data folder cannot be written', async () => {
    // Below a regular file not even root can make a folder.
    await writeFile(join(folder, 'file'), '');
    const DATA_DIR = join(folder, 'file', 'data');
    await expectRefusal({ DATA_DIR }, /^DATA_DIR .*file\/data cannot be used \(ENOTDIR\)$/m);
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('when another server has the data folder, whose work it does not disturb', async () => {
    const first = await run({ DATA_DIR: folder });
    await submitWhenOpen(first.url);
    await expectRefusal(
      { DATA_DIR: folder },
      new RegExp(`^DATA_DIR .* \\(process ${first.pid} on `),
    );
    expect((await submitWhenOpen(first.url)).status).toBe(200);
    expect(await readdir(join(folder, 'outbox'))).toHaveLength(2);
  });

  it('when the site has not been built', async () => {
    await rename(built.site, `${built.site}-away`);
    const line = /dist cannot be read \(ENOENT\); run "npm run build" first$/m;
    await expectRefusal({ DATA_DIR: join(folder, 'data') }, line);
    await rename(`${built.site}-away`, built.site);
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the embedded database is damaged', async () => {
    await writeFile(join(folder, 'database'), 'not a folder');
    await expectRefusal({ DATA_DIR: folder }, /^The database in .*database cannot be opened/);
    expect(await readdir(folder)).not.toContain('lock');
  });
});

describe('a server that starts', () => {
  it('says where it serves, where mail goes and what keeps it', async () => {
    const server = await run({ DATA_DIR: folder });
    await expect.poll(() => server.output.length).toBeGreaterThan(2);
    expect(server.output.slice(0, 3)).toEqual([
      expect.stringMatching(/^Site +http:\/\/localhost:\d+$/),
      `Mail      files in ${folder}/outbox`,
      `Database  ${folder}/database`,
    ]);
  });

  it('makes a data folder that only its owner can read', async () => {
    const data = join(folder, 'data');
    await run({ DATA_DIR: data });
    expect((await stat(data)).mode & 0o777).toBe(0o700);
    expect((await stat(join(data, 'ip-salt'))).mode & 0o777).toBe(0o600);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s, also while opening',
    async (signal) => {
      const server = await run({ DATA_DIR: folder });
      expect(await server.stop(signal)).toBe(0);
      expect(await readdir(folder)).not.toContain('lock');
    },
  );

  it('takes over from a server that was killed', async () => {
    const first = await run({ DATA_DIR: folder });
    await first.stop('SIGKILL');
    expect(await readdir(folder)).toContain('lock');
    const second = await run({ DATA_DIR: folder });
    expect((await submitWhenOpen(second.url)).status).toBe(200);
  });
}, 60_000);
