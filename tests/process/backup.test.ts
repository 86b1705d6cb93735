import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPostgres,
  postgresMissing,
  type TestPostgres,
} from '../support/servers/start-postgres.ts';
import type { ServerEnv } from '../support/servers/start-process.ts';
import { submit, submitWhenOpen } from '../support/mail/submit.ts';
import { type SmtpStub, startSmtpStub } from '../support/mail/smtp-stub.ts';
import { useServers } from './use-servers.ts';

const { start, newFolder } = useServers();
const guide = readFileSync('docs/deploy.md', 'utf8');
const missing = postgresMissing();

/** The statements of the guide that create roles and databases. */
const statements = [...guide.matchAll(/create (?:role|database) [^;`]*;/g)].map(([sql]) => sql);

/** Returns the lines of the guide's code blocks that call one of these programs. */
function commands(...programs: readonly string[]): readonly string[] {
  const line = new RegExp(`^ +(?:sudo -u postgres )?((?:${programs.join('|')}) .*)$`, 'gm');
  return [...guide.matchAll(line)].map(([, command = '']) => command);
}

describe.skipIf(missing !== null)(`a backup${missing ? `, skipped: ${missing}` : ''}`, () => {
  let postgres: TestPostgres;
  let stub: SmtpStub;
  let folder: string;
  let own: URL;

  beforeAll(async () => {
    stub = await startSmtpStub();
    folder = await newFolder();
    postgres = await createPostgres();
    await postgres.start();
    await postgres.exec(...statements);
    // The ordinary role that the guide makes, not a superuser, owns and migrates the database.
    own = new URL(postgres.url);
    own.username = 'site';
    own.pathname = '/site';
  });

  afterAll(async () => {
    await stub.close();
    await postgres.remove();
  });

  function run(lines: readonly string[]): string {
    const env = {
      PATH: `${postgres.programs}:${process.env.PATH}`,
      DATABASE_URL: own.href,
      PGHOST: own.hostname,
      PGPORT: own.port,
      PGUSER: 'postgres',
    };
    const options = { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' } as const;
    return execFileSync('bash', ['-ec', lines.join('\n')], options);
  }

  const serve = async (more: ServerEnv = {}) =>
    start({
      IP_SALT: 's'.repeat(32),
      DATA_DIR: await newFolder(),
      DATABASE_URL: own.href,
      ...stub.settings,
      SWEEP_SECONDS: '1',
      ...more,
    });
  const mailed = () =>
    stub.headers.flatMap((line) => /^Message-ID: <([^@]+)@/.exec(line)?.[1] ?? []).sort();

  it('is restored whole on another machine, mails only what was waiting, and forgets who is erased', async () => {
    const save = commands('pg_dump');
    const restore = commands('dropdb', 'createdb', 'pg_restore');
    expect([statements.length, save.length, restore.length]).toEqual([5, 1, 3]);

    const first = await serve();
    const sent = [(await submitWhenOpen(first.url)).id];
    for (let more = 0; more < 3; more += 1) sent.push((await submit(first.url)).id);
    expect(mailed()).toEqual(sent.toSorted());
    stub.refuses = true;
    const waiting = await submit(first.url);
    expect(waiting.data).toMatchObject({ data: { status: 'received' } });
    // The server keeps running, as during a nightly backup.
    run(save);
    expect(await first.stop()).toBe(0);

    run(restore);
    stub.refuses = false;
    stub.headers.length = 0;
    const second = await serve();
    await expect.poll(mailed, { timeout: 90_000 }).toEqual([waiting.id]);
    for (const id of [...sent, waiting.id]) {
      const again = await submitWhenOpen(second.url, id);
      expect(again.data).toMatchObject({ data: { id, status: 'sent', replayed: true } });
    }
    expect((await submit(second.url)).data).toMatchObject({ data: { status: 'sent' } });
    expect(mailed().filter((id) => [...sent, waiting.id].includes(id))).toEqual([waiting.id]);
    expect(await second.stop()).toBe(0);

    const count = () =>
      run(['psql -tA "$DATABASE_URL" -c "select count(*) from mail.submissions"']);
    run(restore);
    expect(count()).toBe('5\n');
    const [erase = ''] = commands('psql');
    run([erase.replace('parent@example.org', 'Parent@example.com')]);
    expect(count()).toBe('4\n');
    stub.headers.length = 0;
    const third = await serve({ ERASE_EMAIL: 'parent@example.com' });
    await expect
      .poll(() => third.output)
      .toContain('{"event":"erase","outcome":"erased","count":4}');
    expect(count()).toBe('0\n');
    expect(await third.stop()).toBe(0);
    expect(mailed()).toEqual([]);
  });
});
