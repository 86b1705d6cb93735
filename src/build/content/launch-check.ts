import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../server/read-environment.ts';
import { readPublicConfig } from '../read-public-config.ts';
import { launchList, lineAddress, launchTable } from './launch-list.ts';
import { launchPage } from './launch-page.ts';
import { createLocateItem } from './create-locate.ts';
import { loadValidContent, runCheck } from './content-errors.ts';

/** File that `npm run check:launch` writes beside the table it prints. */
const reportFile = 'launch.html';

await runCheck(() => check(process.cwd()));

async function check(root: string): Promise<0 | 1> {
  const env = readEnvironment(root);
  const siteUrl = env['SITE_URL']?.trim() && readPublicConfig(env, false).siteUrl;
  const content = await loadValidContent(root);
  if (content === undefined) return 1;
  const items = content.launchItems;
  const groups = launchList(items, createLocateItem(root));
  const links = {
    page: (path: string) => (siteUrl && path.startsWith('/') ? siteUrl + path : undefined),
    line: lineAddress(originOf(root)),
  };
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, reportFile), launchPage(groups, content.names.long, day, links));
  if (items.length === 0) {
    console.log('Ready for launch.');
    return 0;
  }
  console.log(`${launchTable(groups)}\n`);
  console.log(`Not ready for launch: ${items.length === 1 ? '1 item' : `${items.length} items`}.`);
  console.log(`Send ${reportFile} to those who can settle them.`);
  return 1;
}

/** Returns the URL of the git remote; empty if there is none. */
function originOf(root: string): string {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['remote', 'get-url', 'origin'], options).trim();
  } catch {
    // No git, or no remote: places link to local files.
    return '';
  }
}
