import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { endAfter } from '../support/browser/end-after.ts';
import { hasVoices } from '../support/voices/start-sound.ts';
import { createEngines } from './create-engines.ts';
import { engineNames, type Engine } from './drivers/engine.ts';
import { documentPath, withFaultTable } from './fault-table.ts';
import { outcomeLine } from './outcome-line.ts';
import type { Outcome } from './outcome.ts';
import { playScenario } from './play-scenario.ts';
import { isPlayedIn, type Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { createSession, type Session } from './session.ts';
import { type Rig, startRig } from './start-rig.ts';

const { values } = parseArgs({
  options: {
    /** These engines only: names with commas between them. */
    engine: { type: 'string' },
    /** Rows that match this pattern only. */
    only: { type: 'string' },
    /** How often each row is played, to find out what holds only mostly. */
    times: { type: 'string', default: '1' },
    /** Browsers that play at the same time. */
    lanes: { type: 'string', default: '2' },
    /** How many rows that fail may be played once more, as a driver may hang. Both outcomes are told. */
    again: { type: 'string', default: '0' },
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
const named = scenarios.filter(
  ({ fault, device }) => pattern.test(fault) && (device !== 'speaking' || hasVoices()),
);
const played = Array.from({ length: Number(values.times) }, () => named).flat();
let againLeft = Number(values.again);
const isWhole = engines.length === engineNames.length && played.length === scenarios.length;

/** What an engine has still to play, and how many browsers play it. */
interface Queue {
  readonly engine: Engine;
  readonly rows: Scenario[];
  lanes: number;
}

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
  const rig = await startRig(engines.length * played.length + againLeft);
  const found: Outcome[] = [];
  const queues: readonly Queue[] = engines.map((engine) => ({
    engine,
    rows: played.filter((row) => isPlayedIn(row, engine.name)),
    lanes: 0,
  }));
  const workOff = async () => {
    for (let queue = mostInNeed(queues); queue; queue = mostInNeed(queues)) {
      queue.lanes += 1;
      const session = createSession(queue.engine, rig.newFolder);
      for (let row = queue.rows.shift(); row; row = queue.rows.shift()) {
        found.push(await playRow(row, session, rig));
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

/** A row that fails is played once more while there is leave for it. */
async function playRow(row: Scenario, session: Session, rig: Rig): Promise<Outcome> {
  const play = async () => {
    const outcome = await playScenario(row, session, rig);
    console.log(outcomeLine(outcome));
    return outcome;
  };
  const first = await play();
  if (first.status !== 'failed' || againLeft === 0) return first;
  againLeft -= 1;
  console.log(`Once more in a new browser: ${row.fault}`);
  return play();
}

/** One that nobody works off, else the longest; the last row of a lane is not worth another browser. */
function mostInNeed(queues: readonly Queue[]): Queue | undefined {
  return queues
    .filter(({ rows, lanes }) => rows.length > lanes)
    .toSorted((a, b) => Number(a.lanes > 0) - Number(b.lanes > 0) || b.rows.length - a.rows.length)
    .at(0);
}

/** As the scenarios stand, not as their engines came to play them. */
function inOrder(all: readonly Outcome[]): readonly Outcome[] {
  const row = ({ fault }: Outcome) => scenarios.findIndex((scenario) => scenario.fault === fault);
  return all.toSorted((a, b) => row(a) - row(b));
}

/** The document says exactly what this run has shown. */
async function isDocumentTrue(): Promise<boolean> {
  const before = await readFile(documentPath, 'utf8');
  const after = await withFaultTable(before, inOrder(outcomes));
  if (after === before) return true;
  if (!values.write) {
    console.log(`${documentPath} says something else; npm run test:engines -- --write rewrites it`);
    return false;
  }
  await writeFile(documentPath, after);
  return true;
}
