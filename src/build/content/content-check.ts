import { loadValidContent } from './content-errors.ts';

// Before Vite, which would begin to write, add its own words and say some of it twice.
process.exitCode = (await loadValidContent(process.cwd())) === undefined ? 1 : 0;
