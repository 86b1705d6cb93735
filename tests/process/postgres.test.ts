import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/open-database.ts';
import {
  createPostgres,
  postgresMissing,
  type TestPostgres,
} from '../support/servers/start-postgres.ts';
import { runToEnd, type ServerProcess } from '../support/servers/start-process.ts';
import { startSmtpStub } from '../support/mail/smtp-stub.ts';
import { mailedIds, submit, submitWhenOpen } from '../support/mail/submit.ts';
import { describeSubmissions } from '../unit/server/submissions.suite.ts';
import { useServers } from './use-servers.ts';

const { start, newFolder } = useServers();

const missing = postgresMissing();

describe.skipIf(missing !== null)(`PostgreSQL${missing ? `, skipped: ${missing}` : ''}`, () => {
  let postgres: TestPostgres;

  beforeAll(async () => {
    postgres = await createPostgres();
    await postgres.start();
  });

  afterAll(() => postgres.remove());

  describe('as a store', () => {
    let database: Database;
    let client: pg.Client;

    beforeAll(async () => {
      // Opens the database twice at once, because two servers may start together.
      const opened = await Promise.all(
        [0, 1].map(() => openPostgres(postgres.url, () => undefined)),
      );
      const [first, second] = opened;
      if (!first || !second) throw new Error('not opened');
      await second.close();
      database = first;
      client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
    });

    afterAll(async () => {
      await client.end();
      await database.close();
    });

    describeSubmissions(() => ({ database, exec: (sql) => client.query(sql) }));
  });

  describe('that refuses the server permanently', () => {
    beforeAll(async () => {
      await postgres.exec(
        "create role guarded login password 'right'",
        'create role nameless login',
        'create role powerless login',
        'create database bare',
      );
      // Otherwise the cluster asks for no password.
      postgres.admit('host all nameless all reject', 'host all guarded all scram-sha-256');
    });

    it.each([
      ['28P01', 'guarded:wrong', 'postgres'],
      ['28000', 'nameless', 'postgres'],
      ['3D000', 'postgres', 'missing'],
      ['42501', 'powerless', 'bare'],
    ])('ends the start with one line that gives the reason: %s', async (code, user, name) => {
      const [username = '', password = ''] = user.split(':');
      const { href: DATABASE_URL } = Object.assign(new URL(postgres.url), {
        username,
        password,
        pathname: `/${name}`,
      });
      const ended = await runToEnd(inject('entry'), { DATA_DIR: await newFolder(), DATABASE_URL });
      expect(ended.stderr).toMatch(new RegExp(`^DATABASE_URL: [^\n]+ \\(${code}\\)\n$`));
      expect(ended.stderr).not.toContain('wrong:');
      expect(ended.code).toBe(1);
    });

    it.each([
      [
        'no password',
        { username: 'guarded' },
        'the server asks for a password, and the address has none',
      ],
      [
        'SSL',
        { search: 'sslmode=verify-full' },
        'the address asks for SSL, which the server does not support',
      ],
    ])('ends the start with one line if the address has %s', async (_, part, why) => {
      const { href: DATABASE_URL } = Object.assign(new URL(postgres.url), part);
      const ended = await runToEnd(inject('entry'), { DATA_DIR: await newFolder(), DATABASE_URL });
      expect(ended).toEqual({ code: 1, stderr: `DATABASE_URL: ${why}\n` });
    });
  });

  it.each(['SQL_ASCII', 'LATIN1'])(
    'ends the start with one line when its encoding is %s',
    async (encoding) => {
      const name = `other_${encoding.toLowerCase()}`;
      await postgres.exec(`create database ${name} encoding '${encoding}' template template0`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      const ended = await runToEnd(inject('entry'), {
        DATA_DIR: await newFolder(),
        DATABASE_URL: url.href,
      });
      expect(ended).toEqual({
        code: 1,
        stderr: `DATABASE_URL: the encoding of this database is ${encoding} and must be UTF8; docs/deploy.md says how to create one\n`,
      });
    },
  );

  describe('while a transaction that reads the tables stays open', () => {
    const open = () => openPostgres(postgres.url, () => undefined);
    let running: Database;
    let reader: pg.Client;

    beforeAll(async () => {
      running = await open();
      reader = new pg.Client({ connectionString: postgres.url });
      await reader.connect();
      await reader.query('begin; select id from mail.submissions');
    });

    afterAll(async () => {
      await reader.end();
      await running.close();
    });

    it('can be opened again', async () => {
      await (await open()).close();
    });

    it('abandons a migration that would make sign-ups wait', async () => {
      await running.exec("comment on schema mail is 'other migrations'");
      await expect(open()).rejects.toMatchObject({ code: '55P03' });
      const waiting = await running.query('select from pg_locks where not granted', []);
      expect(waiting.rows).toEqual([]);
      await reader.query('commit');
      await (await open()).close();
    });

    it('reports a query that took too long', async () => {
      await expect(running.exec('select pg_sleep(7)')).rejects.toMatchObject({
        code: 'QUERY_TIMEOUT',
      });
    });
  });

  describe('under two servers', () => {
    let folders: string[];
    let servers: ServerProcess[];

    beforeAll(async () => {
      const DATABASE_URL = postgres.url;
      folders = [await newFolder(), await newFolder()];
      servers = await Promise.all(folders.map((DATA_DIR) => start({ DATA_DIR, DATABASE_URL })));
    });

    const urls = () => servers.map((server) => server.url);

    it('mails 200 copies that reach both of them once', async () => {
      await Promise.all(urls().map((url) => submitWhenOpen(url)));
      for (let round = 0; round < 3; round += 1) {
        const id = crypto.randomUUID();
        const copies = await Promise.all(
          Array.from({ length: 200 }, (_, n) => submit(urls()[n % 2] ?? '', id)),
        );
        expect(copies.filter((copy) => copy.status !== 200)).toEqual([]);
        const mailed = (await Promise.all(folders.map(mailedIds))).flat();
        expect(mailed.filter((one) => one === id)).toHaveLength(1);
      }
    });

    it('answers 503 while the database is down, and continues when it is back', async () => {
      const [url = ''] = urls();
      await postgres.stop();
      const id = crypto.randomUUID();
      expect((await submit(url, id)).status).toBe(503);
      await postgres.start();
      expect((await submitWhenOpen(url, id)).data).toMatchObject({ data: { id, status: 'sent' } });
    });

    it('mails once when the database goes down before it can mark the mail', async () => {
      const stub = await startSmtpStub();
      const env = { DATA_DIR: await newFolder(), DATABASE_URL: postgres.url, ...stub.settings };
      const server = await start({ ...env, SWEEP_SECONDS: '1' });
      await submitWhenOpen(server.url);
      // Long enough to stop the database while the mail is on its way.
      stub.replyMs = 500;
      const answered = submit(server.url);
      const isUnderWay = () => stub.commands.filter((line) => line === 'DATA').length > 1;
      await expect.poll(isUnderWay, { interval: 20 }).toBe(true);
      await postgres.stop();
      const { id, data } = await answered;
      expect(data).toMatchObject({ data: { status: 'sent' } });
      await postgres.start();
      const answers = async () => (await submit(server.url, id)).data;
      // A minute later its lease ends, and it would be mailed again.
      await expect
        .poll(answers, { timeout: 30_000 })
        .toMatchObject({ data: { id, status: 'sent', replayed: true } });
      expect(stub.headers.filter((line) => line.includes(`<${id}@`))).toHaveLength(1);
      await server.stop();
      await stub.close();
    });

    it('starts while the database is down, and opens it when it is up', async () => {
      await postgres.stop();
      const early = await start({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url });
      expect((await fetch(early.url)).status).toBe(200);
      expect((await submit(early.url)).status).toBe(503);
      await postgres.start();
      expect((await submitWhenOpen(early.url)).status).toBe(200);
      expect(await early.stop()).toBe(0);
    });
  });
});
