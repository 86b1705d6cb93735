/** Measures submissions per second, each with its mail on disk: `npm run bench:function`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../support/servers/build-server.ts';
import { createPostgres, postgresMissing } from '../support/servers/start-postgres.ts';
import { startProcess } from '../support/servers/start-process.ts';
import { mailedIds, submit, submitWhenOpen } from '../support/mail/submit.ts';

const clients = 20;
const warmSeconds = 1;
const measuredSeconds = 6;
const limits = { RATE_IP_MAX: '100000', RATE_ALL_MAX: '1000000' };

const { entry, remove } = await buildServer();
console.log(`${clients} clients for ${measuredSeconds} s; load of the machine ${loadavg()[0]}`);
await measure('PGlite', {});
const missing = postgresMissing();
if (missing === null) {
  const postgres = await createPostgres();
  await postgres.start();
  await measure('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.remove();
} else console.log(`PostgreSQL is skipped: ${missing}`);
console.log('Every mail is a file that is synced before the answer; PostgreSQL syncs its');
console.log('journal as well, the embedded database does not.');
await remove();

async function measure(database: string, env: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const server = await startProcess(entry, { DATA_DIR: folder, ...limits, ...env });
  await submitWhenOpen(server.url);
  await drive(server.url, warmSeconds);
  const before = (await mailedIds(folder)).length;
  const { accepted, refused } = await drive(server.url, measuredSeconds);
  const mails = (await mailedIds(folder)).length - before;
  const perSecond = Math.round(accepted / measuredSeconds);
  console.log(database, { perSecond, accepted, refused, mails });
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Lets the clients submit in parallel, each again and again, for this many seconds. */
async function drive(url: string, seconds: number) {
  const counts = { accepted: 0, refused: 0 };
  const end = performance.now() + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end)
      counts[(await submit(url)).status === 200 ? 'accepted' : 'refused'] += 1;
  };
  await Promise.all(Array.from({ length: clients }, client));
  return counts;
}
