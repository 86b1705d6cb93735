import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../support/servers/build-server.ts';
import { createPostgres, postgresMissing } from '../support/servers/start-postgres.ts';
import { startProcess } from '../support/servers/start-process.ts';
import { mailedIds, submitWhenOpen } from '../support/mail/submit.ts';
import { drive } from './drive.ts';

const warmSeconds = 1;
const measuredSeconds = 6;
const limits = { RATE_IP_MAX: '100000', RATE_ALL_MAX: '1000000' };

/** Measures submissions per second, each with its mail on disk (`npm run bench:function`). */
await run();

async function run(): Promise<void> {
  const built = await buildServer();
  try {
    console.log(`20 clients for ${measuredSeconds} s; load of the machine ${load()}\n`);
    console.log('database    submissions/s  median ms  p99 ms  accepted  refused  mails');
    await measure('PGlite', built.entry, {});
    await measurePostgres(built.entry);
    console.log('\nEvery mail is a file that is synced before the answer; PostgreSQL syncs its');
    console.log('journal as well, the embedded database does not.');
  } finally {
    await built.remove();
  }
}

async function measurePostgres(entry: string): Promise<void> {
  const missing = postgresMissing();
  if (missing !== null) return console.log(`PostgreSQL  skipped: ${missing}`);
  const postgres = await createPostgres();
  try {
    await postgres.start();
    await measure('PostgreSQL', entry, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.remove();
  }
}

async function measure(
  name: string,
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const server = await startProcess(entry, { DATA_DIR: folder, ...limits, ...env });
  try {
    await submitWhenOpen(server.url);
    await drive(server.url, warmSeconds);
    const before = (await mailedIds(folder)).length;
    const measured = await drive(server.url, measuredSeconds);
    const mails = (await mailedIds(folder)).length - before;
    const { perSecond, median, p99, accepted, refused } = measured;
    const cells = [perSecond.toFixed(0), median.toFixed(1), p99.toFixed(1), accepted, refused];
    const widths = [13, 9, 6, 8, 7, 5];
    const row = [...cells, mails].map((cell, n) => String(cell).padStart(widths[n] ?? 0));
    console.log([name.padEnd(10), ...row].join('  '));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
