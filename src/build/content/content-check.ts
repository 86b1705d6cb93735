import { readEnvironment } from '../../server/read-environment.ts';
import { wantsDrafts } from '../read-public-config.ts';
import { loadValidContent, runCheck } from './content-errors.ts';

// Runs before Vite, which would write files and print some errors twice.
await runCheck(async () => {
  const root = process.cwd();
  const content = await loadValidContent(root, wantsDrafts(readEnvironment(root)));
  return content === undefined ? 1 : 0;
});
