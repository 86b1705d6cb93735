/**
 * Measures the site against the same pages without any script:
 * `npm run bench -- [--runs 9] [--dist folder] [--against commit|folder] [--only scenes] [--minutes 40]`.
 * Exits with 1 when a limit is broken, and with 2 when measuring fails.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../support/browser/find-chromium.ts';
import { type BenchOptions, readBenchOptions, type Scene } from './bench-options.ts';
import { startBenchServer } from './bench-server.ts';
import { buildSides } from './build-sides.ts';
import type { Sample } from './measures.ts';
import { playFonts } from './play-fonts.ts';
import { playQuiet } from './play-quiet.ts';
import { playReturn } from './play-return.ts';
import { playVisit } from './play-visit.ts';
import { playWalk } from './play-walk.ts';
import { printSummary } from './print-summary.ts';
import { summarise } from './summarise.ts';
import type { World } from './world.ts';

const play: Readonly<Record<Scene, (world: World, run: number) => Promise<void>>> = {
  visit: playVisit,
  quiet: playQuiet,
  // One run is enough, because the shift is the same every time.
  fonts: (world, run) => (run === 0 ? playFonts(world) : Promise.resolve()),
  walk: playWalk,
  return: playReturn,
};

try {
  process.exit(await bench(readBenchOptions(process.argv.slice(2))));
} catch (error) {
  console.error(error);
  process.exit(2);
}

async function bench(options: BenchOptions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    console.log('Building');
    const server = await startBenchServer(await buildSides(options, folder));
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArgs, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    });
    const machine = describeMachine(browser.version());
    // Closing the browser ends whatever hangs.
    const tooLong = setTimeout(() => void browser.close(), (options.minutes + 10) * 60_000);
    const samples = await playRuns(options, { browser, server }).finally(() => browser.close());
    clearTimeout(tooLong);
    const rows = summarise(samples);
    printSummary(rows);
    await mkdir('test-results', { recursive: true });
    await writeFile('test-results/bench.json', JSON.stringify({ machine, options, rows, samples }));
    return rows.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function playRuns(
  { runs, only, minutes, against }: BenchOptions,
  { browser, server }: Pick<World, 'browser' | 'server'>,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const start = Date.now();
  const took = () => `${Math.round((Date.now() - start) / 1_000)} s`;
  for (let run = 0; run < runs && Date.now() - start < minutes * 60_000; run++) {
    const note: World['note'] = (side, page, measure, value) =>
      samples.push({ run, side, page, measure, value });
    for (const scene of only) {
      await play[scene]({ browser, server, hasBefore: against !== null, note }, run);
      console.log(`Run ${run + 1} of ${runs}: ${scene}, ${took()}`);
    }
  }
  return samples;
}

function describeMachine(chromiumVersion: string): Readonly<Record<string, unknown>> {
  return {
    processor: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    load: loadavg()[0],
    node: process.version,
    chromium: chromiumVersion,
    date: new Date().toISOString(),
  };
}
