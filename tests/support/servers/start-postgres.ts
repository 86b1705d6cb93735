import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../until.ts';
import { freePort } from './free-port.ts';

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns why PostgreSQL cannot run here, or null when it can. */
export function postgresMissing(): string | null {
  if (findBin() === null) return 'no initdb found';
  if (process.getuid?.() === 0 && findUser() === null) {
    return 'initdb refuses root, and there is no user postgres or nobody';
  }
  return null;
}

export type TestPostgres = Awaited<ReturnType<typeof createPostgres>>;

/**
 * Creates a database cluster in a temporary folder, as an unprivileged user if the tests run as
 * root.
 */
export async function createPostgres() {
  const bin = findBin() ?? '';
  const user = process.getuid?.() === 0 ? (findUser() ?? {}) : {};
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(join(bin, 'initdb'), initdb, options);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=40',
    'fsync=off',
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  let ended: Promise<unknown> = Promise.resolve();
  let child: ReturnType<typeof spawn> | null = null;

  async function stop(): Promise<void> {
    child?.kill('SIGINT');
    await ended;
    child = null;
  }

  return {
    url,
    /** The folder of the server's programs. */
    programs: bin,
    async start() {
      const started = spawn(
        join(bin, 'postgres'),
        ['-D', data, '-p', String(port), ...flags],
        options,
      );
      child = started;
      ended = new Promise((resolve) => started.on('close', resolve));
      const ready = ['-h', '127.0.0.1', '-p', String(port), '-t', '20'];
      const isReady = async () => spawnSync(join(bin, 'pg_isready'), ready).status === 0;
      await until('PostgreSQL', isReady);
    },
    stop,
    /** Runs statements as the superuser, one query each. */
    async exec(...statements: readonly string[]) {
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      // PostgreSQL refuses to create a database among other statements.
      for (const sql of statements) await admin.query(sql);
      await admin.end();
    },
    /** Puts lines first in pg_hba.conf, which says who may log in and how. */
    admit(...lines: string[]) {
      const rules = join(data, 'pg_hba.conf');
      writeFileSync(rules, [...lines, readFileSync(rules, 'utf8')].join('\n'));
      child?.kill('SIGHUP');
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds the programs, which Debian keeps outside the path in one folder per version. */
function findBin(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env.PATH ?? '').split(':');
  const folders = [...versions.map((version) => join(root, version, 'bin')), ...path];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

function findUser(): User | null {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user on this machine; the next one may do.
    }
  }
  return null;
}
