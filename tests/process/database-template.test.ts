import { cp, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startProcess } from '../support/servers/start-process.ts';
import { submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { newFolder } = useServers();
const bundle = dirname(inject('entry'));

/** A copy of the bundle and its site, whose template the test may damage. */
let copy: string;
let template: string;
const entry = () => join(copy, 'dist-server/serve.mjs');

beforeAll(async () => {
  copy = await mkdtemp(join(dirname(dirname(bundle)), 'template-test-'));
  await cp(dirname(bundle), copy, { recursive: true });
  const names = await readdir(bundle);
  template = join(copy, 'dist-server', names.find((name) => name.endsWith('.tar.gz')) ?? 'none');
});

afterAll(() => rm(copy, { recursive: true }));

/** Returns the system identifier, which PostgreSQL gives each new database. */
async function identity(data: string): Promise<string> {
  const file = await open(join(data, 'database/global/pg_control'));
  const { buffer } = await file.read({ buffer: Buffer.alloc(8) });
  await file.close();
  return buffer.toString('hex');
}

async function firstStart(): Promise<string> {
  const data = await newFolder();
  const server = await startProcess(entry(), { DATA_DIR: data });
  expect((await submitWhenOpen(server.url)).status).toBe(200);
  await server.stop();
  return identity(data);
}

it('is copied for new databases, and a damaged one costs only time', async () => {
  const known = await identity(inject('usedFolder'));
  expect(await firstStart()).toBe(known);
  await writeFile(template, 'spoilt');
  expect(await firstStart()).not.toBe(known);
});
