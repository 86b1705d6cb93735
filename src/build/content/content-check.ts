import { EnvironmentError } from '#function/settings/environment.ts';
import { readEnvironment } from '../../server/read-environment.ts';
import { wantsDrafts } from '../read-public-config.ts';
import { loadValidContent } from './content-errors.ts';

// Runs before Vite, which would write files and print some errors twice.
const root = process.cwd();
try {
  const content = await loadValidContent(root, wantsDrafts(readEnvironment(root)));
  process.exitCode = content === undefined ? 1 : 0;
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
