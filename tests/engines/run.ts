import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { endAfter } from '../support/end-after.ts';
import { createEngines } from './create-engines.ts';
import { engineNames } from './drivers/engine.ts';
import { documentPath, withFaultTable } from './fault-table.ts';
import { outcomeLine } from './outcome-line.ts';
import type { Outcome } from './outcome.ts';
import { playScenario } from './play-scenario.ts';
import { scenarios } from './scenarios.ts';
import { createSession } from './session.ts';
import { startRig } from './start-rig.ts';

const { values } = parseArgs({
  options: {
    /** These engines only: names with commas between them. */
    engine: { type: 'string' },
    /** Rows that match this pattern only. */
    only: { type: 'string' },
    /** How often each row is played, to find out what holds only mostly. */
    times: { type: 'string', default: '1' },
    /** Engines that play at the same time. */
    lanes: { type: 'string', default: '2' },
    /** The run ends then, whatever it is at. */
    minutes: { type: 'string', default: '20' },
    /** Rewrites the table in the document instead of comparing it. */
    write: { type: 'boolean', default: false },
  },
});
endAfter(Number(values.minutes), 'The engines');
const engines = createEngines().filter(
  ({ name }) => values.engine === undefined || values.engine.split(',').includes(name),
);
const pattern = new RegExp(values.only ?? '');
const named = scenarios.filter(({ fault }) => pattern.test(fault));
const played = Array.from({ length: Number(values.times) }, () => named).flat();
const isWhole = engines.length === engineNames.length && played.length === scenarios.length;

const start = Date.now();
for (const { title, version } of engines) console.log(`${title}: ${version}`);
const outcomes = await playAll();
await mkdir('test-results', { recursive: true });
await writeFile('test-results/engines.json', `${JSON.stringify(outcomes, null, 2)}\n`);
const failed = outcomes.filter(({ status }) => status === 'failed');
const isTrue = !isWhole || (await isDocumentTrue());
for (const outcome of failed) console.log(outcomeLine(outcome));
const count = outcomes.length - failed.length;
const time = Math.round((Date.now() - start) / 1_000);
console.log(`${count} passed, ${failed.length} failed, in ${time} s`);
process.exit(failed.length === 0 && isTrue ? 0 : 1);

async function playAll(): Promise<readonly Outcome[]> {
  const rig = await startRig(engines.length * played.length);
  const found: Outcome[] = [];
  const queue = [...engines];
  const workOff = async () => {
    for (let engine = queue.shift(); engine; engine = queue.shift()) {
      const session = createSession(engine, rig.newFolder);
      for (const scenario of played) {
        const outcome = await playScenario(scenario, session, rig);
        found.push(outcome);
        console.log(outcomeLine(outcome));
      }
      await session.end();
    }
  };
  try {
    await rig.next();
    await Promise.all(Array.from({ length: Number(values.lanes) }, workOff));
    return found;
  } finally {
    await rig.stop();
  }
}

/** The document says exactly what this run has shown. */
async function isDocumentTrue(): Promise<boolean> {
  const before = await readFile(documentPath, 'utf8');
  const after = await withFaultTable(before, outcomes);
  if (after === before) return true;
  if (!values.write) {
    console.log(`${documentPath} says something else; npm run test:engines -- --write rewrites it`);
    return false;
  }
  await writeFile(documentPath, after);
  return true;
}
