import { fileURLToPath } from 'node:url';
import { publicConfig } from '#shared/public-config.ts';
import { runServer } from './run-server.ts';
import { StartFault } from './start-fault.ts';

/** The bundle lies in dist-server, beside dist. */
const siteFolder = fileURLToPath(new URL('../dist', import.meta.url));

async function serve(): Promise<void> {
  const server = await runServer(process.env, siteFolder, publicConfig);
  const { transport, outbox, database } = server.facts;
  console.log(`Site      ${server.url}`);
  console.log(`Mail      ${transport === 'outbox' ? `files in ${outbox}` : transport}`);
  console.log(`Database  ${database}`);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await server.opened.catch(async (error: unknown) => {
    if (stopping) return;
    await server.stop();
    throw new StartFault(`The database in ${database} cannot be opened: ${String(error)}`);
  });
}

serve().catch((error: unknown) => {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
});
