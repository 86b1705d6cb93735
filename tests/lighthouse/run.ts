/**
 * Runs Lighthouse on every page that search engines may index, and prints one table:
 * `npm run check:lighthouse -- [--dist dist] [--runs 1] [addresses]`.
 * Builds the site as on the day of its launch; a built one (`--dist`) says noindex until then.
 * Exits with 1 when a score is too low, or when measuring fails.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildSite } from '../support/servers/build-site.ts';
import { startBenchServer } from '../bench/bench-server.ts';
import { chromiumArgs, findChromium } from '../support/browser/find-chromium.ts';
import { freePort } from '../support/servers/free-port.ts';
import { scoreRoute } from './score-route.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string' }, runs: { type: 'string', default: '1' } },
});
const site =
  values.dist === undefined
    ? await buildSite({}, 'tests/lighthouse/launched.config.ts')
    : { folder: values.dist, remove: () => Promise.resolve() };
const server = await startBenchServer({ site: site.folder });
// Lighthouse simulates a slow connection itself.
server.setSlow(false);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    ...chromiumArgs,
    `--remote-debugging-port=${port}`,
    '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  ],
});
let hasPassed = true;
try {
  console.log(`${''.padEnd(28)} performance, accessibility, best practices, SEO`);
  for (const path of positionals.length > 0 ? positionals : server.pages) {
    const scores = await scoreRoute(server.address('site', path), port, Number(values.runs));
    console.log(`${path.padEnd(28)} ${scores.summary}`);
    hasPassed &&= scores.hasPassed;
  }
} finally {
  await browser.close();
  await site.remove();
}
process.exit(hasPassed ? 0 : 1);
