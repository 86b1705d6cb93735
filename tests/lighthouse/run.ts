/**
 * Runs Lighthouse on every route and prints one table:
 * `npm run check:lighthouse -- [--dist dist] [--runs 1] [addresses]`.
 * Builds the site as on the day of its launch; a built one (`--dist`) says noindex until then.
 * Exits with 1 when a score is too low, and with 2 when measuring fails.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildSite, type BuiltSite } from '../support/servers/build-site.ts';
import { startBenchServer } from '../bench/bench-server.ts';
import { chromiumArgs, findChromium } from '../support/browser/find-chromium.ts';
import { freePort } from '../support/servers/free-port.ts';
import { checkScores } from './check-scores.ts';
import { scoreRoute } from './score-route.ts';

const launchedConfig = 'tests/lighthouse/launched.config.ts';

try {
  process.exit(await scoreSite());
} catch (error) {
  console.error(error);
  process.exit(2);
}

async function scoreSite(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string' },
      runs: { type: 'string', default: '1' },
    },
  });
  const site = values.dist === undefined ? await launchedSite() : givenSite(values.dist);
  const server = await startBenchServer({ site: site.folder });
  // Lighthouse simulates a slow line itself.
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
  try {
    console.log('performance, accessibility, best practices, search');
    const results = [];
    for (const path of positionals.length > 0 ? positionals : server.pages) {
      const scores = await scoreRoute(server.address('site', path), port, Number(values.runs));
      const checked = checkScores(scores);
      results.push(checked);
      console.log(`${path.padEnd(28)} ${checked.summary}`);
    }
    return results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
  } finally {
    await browser.close();
    await site.remove();
  }
}

function launchedSite(): Promise<BuiltSite> {
  console.log('The site as on the day of its launch, without the noindex of a build before it:');
  return buildSite({}, launchedConfig);
}

function givenSite(folder: string): BuiltSite {
  return { folder, remove: () => Promise.resolve() };
}
