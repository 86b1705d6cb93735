import { readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { lockFolder } from '#server/folder-lock.ts';
import { runToEnd, type ServerEnv } from '../support/start-process.ts';
import { submit, submitWhenOpen } from '../support/submit.ts';
import { useServers } from './use-servers.ts';

const { start, newFolder, usedFolder } = useServers();

describe('a server that cannot start says why in one line, ends with 1 and writes nothing', () => {
  async function expectRefusal(
    env: ServerEnv,
    line: RegExp,
    entry = inject('entry'),
  ): Promise<void> {
    const { code, stderr } = await runToEnd(entry, env);
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }

  it('when settings are wrong', async () => {
    const folder = await newFolder();
    const env = { DATA_DIR: join(folder, 'data'), PORT: 'x', MAIL_TO: 'nobody' };
    await expectRefusal(env, /^PORT must .*; MAIL_TO must /);
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the port is taken', async () => {
    const folder = await newFolder();
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
    const folder = await newFolder();
    // Below a regular file not even root can make a folder.
    await writeFile(join(folder, 'file'), '');
    const DATA_DIR = join(folder, 'file', 'data');
    await expectRefusal({ DATA_DIR }, /^DATA_DIR .*file\/data cannot be used \(ENOTDIR\)$/m);
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('when another server has the data folder, whose work it does not disturb', async () => {
    const DATA_DIR = await usedFolder();
    const first = await start({ DATA_DIR });
    await submitWhenOpen(first.url);
    await expectRefusal({ DATA_DIR }, new RegExp(`^DATA_DIR .* \\(process ${first.pid} on `));
    expect((await submitWhenOpen(first.url)).status).toBe(200);
    expect(await readdir(join(DATA_DIR, 'outbox'))).toHaveLength(2);
  });

  it('when the site has not been built', async () => {
    const folder = await newFolder();
    const line = /dist cannot be read \(ENOENT\); run "npm run build" first$/m;
    await expectRefusal({ DATA_DIR: join(folder, 'data') }, line, inject('entryWithoutSite'));
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the embedded database is damaged', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'database'), 'not a folder');
    await expectRefusal(
      { DATA_DIR: folder },
      /^The database in .*database cannot be opened: DatabaseError: ErrnoError \d+\n$/,
    );
    lockFolder(folder)();
  });
});

describe('a server that starts', () => {
  it('says where it serves, where mail goes, what keeps it and when it is ready, and no more', async () => {
    const folder = await usedFolder();
    const server = await start({ DATA_DIR: folder });
    await expect.poll(() => server.output.length).toBeGreaterThan(3);
    expect(server.output).toEqual([
      expect.stringMatching(/^Site +http:\/\/localhost:\d+$/),
      `Mail      files in ${folder}/outbox`,
      `Database  ${folder}/database`,
      'Ready     sign-ups are accepted',
    ]);
  });

  it('makes a data folder that only its owner can read', async () => {
    const data = join(await newFolder(), 'data');
    const server = await start({ DATA_DIR: data });
    expect((await stat(data)).mode & 0o777).toBe(0o700);
    expect((await stat(join(data, 'ip-salt'))).mode & 0o777).toBe(0o600);
    await server.stop('SIGKILL');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s, also while opening',
    async (signal) => {
      const folder = await usedFolder();
      const server = await start({ DATA_DIR: folder });
      expect(await server.stop(signal)).toBe(0);
      lockFolder(folder)();
    },
  );

  it('ends at once while a sign-up waits for its database, and lets it come again', async () => {
    const folder = await newFolder();
    const first = await start({ DATA_DIR: folder });
    const early = submit(first.url);
    await expect.poll(() => readdir(folder), { interval: 20 }).toContain('database.new');
    const ended = first.stop();
    const { id, status } = await early;
    expect(status).not.toBe(200);
    expect(await ended).toBe(0);
    const second = await start({ DATA_DIR: folder });
    expect((await submit(second.url, id)).status).toBe(200);
  });

  it('starts again after its very first start was killed while making the database', async () => {
    const folder = await newFolder();
    const first = await start({ DATA_DIR: folder });
    await expect.poll(() => readdir(folder), { interval: 20 }).toContain('database.new');
    await first.stop('SIGKILL');
    const second = await start({ DATA_DIR: folder });
    expect((await submitWhenOpen(second.url)).status).toBe(200);
    expect(await readdir(folder)).not.toContain('database.new');
  });
});
