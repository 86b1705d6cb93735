import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { endAfter } from '../support/browser/end-after.ts';
import { hasVoices } from '../support/voices/start-sound.ts';
import { chromiumEngine } from './drivers/chromium.ts';
import { engineNames, type Engine } from './drivers/engine.ts';
import { firefoxEngine } from './drivers/firefox.ts';
import { oldChromiumEngine } from './drivers/old-chromium.ts';
import { oldChromiums } from './drivers/old-chromiums.ts';
import { webKitPrivateEngine } from './drivers/webkit-private.ts';
import { webKitEngine } from './drivers/webkit.ts';
import { wpeEngine } from './drivers/wpe.ts';
import { documentPath, withFaultTable } from './fault-table.ts';
import type { Outcome } from './outcome.ts';
import { runScenario } from './run-scenario.ts';
import { runsIn, type Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { createSession, type Session } from './session.ts';
import { type Rig, startRig } from './start-rig.ts';

const { values } = parseArgs({
  options: {
    /** Runs only these engines: names separated by commas. */
    engine: { type: 'string' },
    /** Runs only the rows that match this pattern. */
    only: { type: 'string' },
    /** Number of browsers that run at the same time. */
    lanes: { type: 'string', default: '2' },
    /** Runs up to this many failed rows again, because a driver may hang. Both outcomes are logged. */
    again: { type: 'string', default: '0' },
    /** Ends the run after this many minutes, even in the middle of a row. */
    minutes: { type: 'string', default: '20' },
    /** Starts no row after this many minutes, and logs how many are left. Each day starts with other rows. */
    until: { type: 'string' },
    /** Rewrites the table in the document instead of comparing it. */
    write: { type: 'boolean', default: false },
  },
});
endAfter(Number(values.minutes), 'The engines');
/** All engines of this machine, the slowest first, because they share its processors. */
const allEngines = [
  firefoxEngine(),
  webKitPrivateEngine(),
  webKitEngine(),
  chromiumEngine(),
  ...[...oldChromiums.map(oldChromiumEngine), wpeEngine()].flatMap((engine) => engine ?? []),
];
const engines = allEngines.filter(
  ({ name }) => values.engine === undefined || values.engine.split(',').includes(name),
);
const pattern = new RegExp(values.only ?? '');
const chosen = scenarios.filter(
  ({ fault, device }) => pattern.test(fault) && (device !== 'speaking' || hasVoices()),
);
let againLeft = Number(values.again);
const isWhole = engines.length === engineNames.length && chosen.length === scenarios.length;

/** The rows that an engine still has to run, and the number of browsers that run them. */
interface Queue {
  readonly engine: Engine;
  readonly rows: Scenario[];
  lanes: number;
}

const start = Date.now();
const until = values.until === undefined ? Infinity : start + Number(values.until) * 60_000;
const queues: readonly Queue[] = engines.map((engine) => ({
  engine,
  rows: byDay(chosen.filter((row) => runsIn(row, engine.name))),
  lanes: 0,
}));
for (const { name, version } of engines) console.log(`${name}: ${version}`);
const outcomes = await runAll();
await mkdir('test-results', { recursive: true });
await writeFile('test-results/engines.json', `${JSON.stringify(outcomes, null, 2)}\n`);
const failed = outcomes.filter(({ status }) => status === 'failed');
const left = queues.reduce((sum, { rows }) => sum + rows.length, 0);
const isTrue = !isWhole || left > 0 || (await isDocumentTrue());
for (const outcome of failed) console.log(outcomeLine(outcome));
const count = outcomes.length - failed.length;
const time = Math.round((Date.now() - start) / 1_000);
console.log(`${count} passed, ${failed.length} failed, in ${time} s`);
if (left > 0)
  console.log(`${left} rows skipped because time ran out: npm run test:engines runs all`);
process.exit(failed.length === 0 && isTrue ? 0 : 1);

async function runAll(): Promise<readonly Outcome[]> {
  const rig = await startRig(engines.length * chosen.length + againLeft);
  const found: Outcome[] = [];
  const runLane = async () => {
    for (let queue = mostInNeed(); queue; queue = mostInNeed()) {
      queue.lanes += 1;
      const session = createSession(queue.engine, rig.newFolder);
      for (let row = nextRow(queue); row; row = nextRow(queue)) {
        found.push(await runRow(row, session, rig));
      }
      await session.end();
    }
  };
  try {
    await rig.next();
    await Promise.all(Array.from({ length: Number(values.lanes) }, runLane));
    return found;
  } finally {
    await rig.stop();
  }
}

/** Runs a row, and a failed one again while second tries are left. */
async function runRow(row: Scenario, session: Session, rig: Rig): Promise<Outcome> {
  const attempt = async () => {
    const outcome = await runScenario(row, session, rig);
    console.log(outcomeLine(outcome));
    return outcome;
  };
  const first = await attempt();
  if (first.status !== 'failed' || againLeft === 0) return first;
  againLeft -= 1;
  console.log(`Once more in a new browser: ${row.fault}`);
  return attempt();
}

/** Returns the rows; if the time may not suffice for all, each day starts with other rows. */
function byDay(rows: readonly Scenario[]): Scenario[] {
  const first =
    until === Infinity ? 0 : (Math.floor(start / 86_400_000) * 7) % Math.max(rows.length, 1);
  return [...rows.slice(first), ...rows.slice(0, first)];
}

function nextRow({ rows }: Queue): Scenario | undefined {
  return Date.now() < until ? rows.shift() : undefined;
}

/** Chooses a queue without a lane, or else the longest. A last row is not worth another browser. */
function mostInNeed(): Queue | undefined {
  if (Date.now() >= until) return undefined;
  return queues
    .filter(({ rows, lanes }) => rows.length > lanes)
    .toSorted((a, b) => Number(a.lanes > 0) - Number(b.lanes > 0) || b.rows.length - a.rows.length)
    .at(0);
}

/** Sorts outcomes into the order of the table. */
function inOrder(all: readonly Outcome[]): readonly Outcome[] {
  const row = ({ fault }: Outcome) => scenarios.findIndex((scenario) => scenario.fault === fault);
  return all.toSorted((a, b) => row(a) - row(b));
}

/** Returns whether the document states exactly what this run has shown. */
async function isDocumentTrue(): Promise<boolean> {
  const before = await readFile(documentPath, 'utf8');
  const after = await withFaultTable(before, inOrder(outcomes));
  if (after === before) return true;
  if (!values.write) {
    console.log(`${documentPath} has another table; npm run test:engines -- --write rewrites it`);
    return false;
  }
  await writeFile(documentPath, after);
  return true;
}

/** Formats an outcome as one line of the log. */
function outcomeLine(outcome: Outcome): string {
  const about = `${outcome.engine.padEnd(14)} ${outcome.fault}`;
  if (outcome.status === 'not injectable') return `none          ${about}: ${outcome.reason}`;
  const time = `${(outcome.ms / 1_000).toFixed(1).padStart(6)} s`;
  return outcome.status === 'proved'
    ? `ok   ${time}  ${about}`
    : `FAIL ${time}  ${about}: ${outcome.reason}`;
}
