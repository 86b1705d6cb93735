/**
 * Lighthouse on every route of a built site, one table: `npm run lighthouse -- [--dist dist] [--runs 1] [addresses]`.
 * Ends with 1 when a score is too low, and with 2 when it could not measure.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startBenchServer } from '../bench/bench-server.ts';
import { chromiumArgs, findChromium } from '../support/find-chromium.ts';
import { freePort } from '../support/free-port.ts';
import { judge } from './judge.ts';
import { scoreRoute } from './score-route.ts';

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
      dist: { type: 'string', default: 'dist' },
      runs: { type: 'string', default: '1' },
    },
  });
  const server = await startBenchServer({ site: values.dist });
  // Lighthouse reckons a slow line itself.
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
    console.log('performance, accessibility, best practices, search, search beside noindex');
    const verdicts = [];
    for (const path of positionals.length > 0 ? positionals : server.pages) {
      const scores = await scoreRoute(server.address('site', path), port, Number(values.runs));
      const verdict = judge(scores);
      verdicts.push(verdict);
      console.log(`${path.padEnd(28)} ${verdict.words}`);
    }
    console.log(
      'Every build says noindex until launch; the last figure leaves that one audit out.',
    );
    return verdicts.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await browser.close();
  }
}
