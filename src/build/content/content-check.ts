import { readEnvironment } from '../../server/read-environment.ts';
import { loadValidContent } from './content-errors.ts';

// Before Vite, which would begin to write, add its own words and say some of it twice.
const root = process.cwd();
const content = await loadValidContent(root, readEnvironment(root)['DRAFTS'] === '1');
process.exitCode = content === undefined ? 1 : 0;
