import { readEnvironment } from '../../server/read-environment.ts';
import { loadValidContent } from './content-errors.ts';

// Runs before Vite, which would write files and print some errors twice.
const root = process.cwd();
const content = await loadValidContent(root, readEnvironment(root)['DRAFTS'] === '1');
process.exitCode = content === undefined ? 1 : 0;
