import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicConfig } from '#shared/public-config.ts';
import { shutdownSignal } from './http/http-server.ts';
import { readEnvironment } from './read-environment.ts';
import { runServer } from './run-server.ts';
import { StartupError } from './startup-error.ts';

/** Project folder: the bundle is in its dist-server, beside dist and `.env`. */
const project = fileURLToPath(new URL('..', import.meta.url));

serve().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  },
);

async function serve(): Promise<void> {
  const signal = shutdownSignal();
  const server = await runServer(readEnvironment(project), join(project, 'dist'), publicConfig);
  console.log(`Site      ${server.url}`);
  console.log(`Mail      ${server.mail}`);
  console.log(`Database  ${server.database}`);
  const ready = server.opened.then(() => console.log('Ready     sign-ups are accepted'));
  try {
    await Promise.race([signal, ready]);
    await signal;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database in ${server.database} cannot be opened: ${String(error)}`);
  } finally {
    await server.stop();
  }
}
