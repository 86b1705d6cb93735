import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicConfig } from '#shared/public-config.ts';
import { nextSignal } from './http/http-server.ts';
import { readEnvironment } from './read-environment.ts';
import { runServer, type RunningServer } from './run-server.ts';
import { StartFault } from './start-fault.ts';

/** The bundle lies in dist-server, beside dist and `.env`. */
const project = fileURLToPath(new URL('..', import.meta.url));

serve().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartFault ? error.message : error);
    process.exit(1);
  },
);

async function serve(): Promise<void> {
  const signal = nextSignal();
  const server = await runServer(readEnvironment(project), join(project, 'dist'), publicConfig);
  introduce(server);
  try {
    await Promise.race([signal, server.opened.then(sayOpen)]);
    await signal;
  } catch (error) {
    if (error instanceof StartFault) throw error;
    const { database } = server.facts;
    throw new StartFault(`The database in ${database} cannot be opened: ${String(error)}`);
  } finally {
    await server.stop();
  }
}

function introduce({ url, facts }: RunningServer): void {
  console.log(`Site      ${url}`);
  console.log(
    `Mail      ${facts.transport === 'outbox' ? `files in ${facts.outbox}` : facts.transport}`,
  );
  console.log(`Database  ${facts.database}`);
}

function sayOpen(): void {
  console.log('Ready     sign-ups are accepted');
}
