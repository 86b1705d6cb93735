import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { lockFolder } from '#server/folder/data-folder.ts';
import { defaultSettings } from '../support/servers/default-settings.ts';
import { freePort } from '../support/servers/free-port.ts';
import { makeUsedFolder } from '../support/servers/make-used-folder.ts';
import { runToEnd, type ServerEnv, startProcess } from '../support/servers/start-process.ts';
import { submit, submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { start, newFolder, usedFolder } = useServers();

/** Listens on a port until the test ends, and returns it. */
async function takePort(): Promise<number> {
  const blocker = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void blocker.close());
  return port;
}

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
    await expectRefusal(env, /^MAIL_TO must .*; PORT must /);
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the port is taken', async () => {
    const folder = await newFolder();
    const port = await takePort();
    const env = { DATA_DIR: join(folder, 'data'), PORT: String(port) };
    await expectRefusal(env, new RegExp(`^PORT ${port} on 127.0.0.1 is already in use$`, 'm'));
    expect(await readdir(folder)).toEqual([]);
  });

  it('when the data folder is a file, or lies where nobody can make one', async () => {
    const folder = await newFolder();
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expectRefusal({ DATA_DIR: file }, /^DATA_DIR: \/.*\/file is a file$/m);
    await expectRefusal({ DATA_DIR: join(file, 'data') }, /^DATA_DIR: \/.*\/file is a file$/m);
    const nowhere = { DATA_DIR: '/proc/nowhere' };
    if (process.platform === 'linux') await expectRefusal(nowhere, /cannot be used \(ENOENT\)$/m);
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('when another server uses the data folder, and does not disturb it', async () => {
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

describe('the file .env beside package.json', () => {
  /** Copies the bundle into a folder of its own in which Node still finds the packages. */
  async function copyWith(text: string): Promise<string> {
    const built = dirname(dirname(inject('entry')));
    const project = await mkdtemp(join(dirname(built), 'env-test-'));
    projects.push(project);
    await cp(built, project, { recursive: true });
    await writeFile(join(project, '.env'), text);
    return join(project, 'dist-server/serve.mjs');
  }

  const projects: string[] = [];

  afterAll(() => Promise.all(projects.map((project) => rm(project, { recursive: true }))));

  it('sets what the environment does not', async () => {
    const folder = await newFolder();
    const entry = await copyWith(`DATA_DIR=${folder}/from-file\nPORT=x\n`);
    const server = await startProcess(entry, { PORT: '0' });
    await expect.poll(() => server.output.join('\n')).toContain(`${folder}/from-file`);
    await server.stop('SIGKILL');
  });

  it('does not reach the servers of the tests', async () => {
    const entry = await copyWith('MAIL_TRANSPORT=smtp\nDATABASE_URL=none\nMAIL_TO=none\n');
    const folder = await makeUsedFolder(entry);
    expect(await readdir(folder)).toContain('database');
    await rm(folder, { recursive: true });
  });

  it('is never committed', () => {
    for (const name of ['.env', '.env.local', '.env.production']) {
      expect(execFileSync('git', ['check-ignore', name], { encoding: 'utf8' }).trim()).toBe(name);
    }
  });
});

describe('commands that cannot do their work say so before they begin', () => {
  function run(name: string, env: ServerEnv, cwd = '.') {
    const { start: started, serve } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
    const command = { start: started, serve }[name];
    const PATH = `${process.cwd()}/node_modules/.bin:${process.env.PATH ?? ''}`;
    return spawnSync('sh', ['-c', command], { cwd, env: { PATH, ...env }, encoding: 'utf8' });
  }

  it('npm start, when its port is taken', async () => {
    const port = await takePort();
    const { status, stdout, stderr } = run('start', { ...defaultSettings, PORT: String(port) });
    expect(stderr).toBe(`PORT ${port} on 127.0.0.1 is already in use\n`);
    expect([status, stdout]).toEqual([1, '']);
  });

  it('npm start, when its data folder is a file', async () => {
    const DATA_DIR = join(await newFolder(), 'file');
    await writeFile(DATA_DIR, '');
    const env = { ...defaultSettings, PORT: String(await freePort()), DATA_DIR };
    const { status, stdout, stderr } = run('start', env);
    expect(stderr).toBe(`DATA_DIR: ${DATA_DIR} is a file\n`);
    expect([status, stdout]).toEqual([1, '']);
  });

  it('npm run serve, when nothing has been built', async () => {
    const { status, stderr } = run('serve', {}, await newFolder());
    expect(stderr).toBe('There is no build yet: run "npm run build" first\n');
    expect(status).toBe(1);
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

  it('erases an address when it is told to, and logs how many rows but not whose', async () => {
    // makeUsedFolder has left one submission from this address in the folder.
    const ERASE_EMAIL = 'parent@example.com';
    const server = await start({ DATA_DIR: await usedFolder(), ERASE_EMAIL });
    const line = '{"event":"erase","outcome":"erased","count":1}';
    await expect.poll(() => server.output).toContain(line);
    expect(server.output.join('\n')).not.toContain(ERASE_EMAIL);
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

  it('exits at once while a sign-up waits for the database, so that the page sends it again', async () => {
    const folder = await newFolder();
    const first = await start({ DATA_DIR: folder });
    const early = submit(first.url);
    await expect.poll(() => readdir(folder), { interval: 20 }).toContain('database.new');
    const ended = first.stop();
    const { id, status } = await early;
    expect(status).not.toBe(200);
    expect(await ended).toBe(0);
    const second = await start({ DATA_DIR: folder });
    expect((await submitWhenOpen(second.url, id)).status).toBe(200);
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
