import { createServer } from 'node:http';
import { openDataFolder } from './folder/data-folder.ts';
import { listen } from './http/http-server.ts';
import { readEnvironment } from './read-environment.ts';
import { readServerSettings } from './server-settings.ts';
import { StartupError } from './startup-error.ts';

/** Reports, before `npm start` builds the site, what would stop the server afterwards. */
try {
  const { host, port, dataFolder } = readServerSettings(readEnvironment(process.cwd()));
  const server = createServer();
  await listen(server, host, port);
  server.close();
  openDataFolder(dataFolder).release();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
