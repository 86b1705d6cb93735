/**
 * Measures the site against the same pages without any script:
 * `npm run bench -- [--runs 9] [--dist folder] [--against commit|folder] [--only scenes]`.
 * Exits with 1 when a limit is broken.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../support/browser/find-chromium.ts';
import { startBenchServer } from './bench-server.ts';
import { buildVariants } from './build-variants.ts';
import type { Sample } from './measures.ts';
import { playFonts } from './play-fonts.ts';
import { playReturn } from './play-return.ts';
import { playVisit } from './play-visit.ts';
import { playWalk } from './play-walk.ts';
import { summarise } from './summarise.ts';

const scenes = { visit: playVisit, fonts: playFonts, walk: playWalk, return: playReturn };
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    /** Folder of a built site, by default a build of the working tree. */
    dist: { type: 'string' },
    /** Commit, or folder of a built site, to compare with. */
    against: { type: 'string' },
    only: { type: 'string', default: Object.keys(scenes).join() },
  },
});
const played = Object.entries(scenes).filter(([name]) => options.only.split(',').includes(name));
if (played.length !== options.only.split(',').length || !(Number(options.runs) >= 1))
  throw new Error(`--only takes some of ${Object.keys(scenes).join()}, --runs a number from 1 up`);
const samples: Sample[] = [];
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  console.log('Building');
  const server = await startBenchServer(await buildVariants(options.dist, options.against, folder));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  const machine = `Chromium ${browser.version()}, load ${loadavg()[0]}, ${new Date().toISOString()}`;
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const [name, play] of played) {
      console.log(`Run ${run + 1} of ${options.runs}: ${name}`);
      await play({
        browser,
        server,
        run,
        hasBefore: options.against !== undefined,
        note: (variant, page, measure, value) => samples.push({ variant, page, measure, value }),
      });
    }
  await browser.close();
  await mkdir('test-results', { recursive: true });
  await writeFile('test-results/bench.json', JSON.stringify({ machine, options, samples }));
} finally {
  await rm(folder, { recursive: true, force: true });
}
const faults = summarise(samples);
console.log(faults.length === 0 ? '\nEvery limit is kept.' : `\nNOT KEPT\n${faults.join('\n')}`);
process.exit(faults.length === 0 ? 0 : 1);
