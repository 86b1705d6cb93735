import { parseArgs } from 'node:util';
import { endAfter } from '../support/browser/end-after.ts';
import { runSoak, type SoakResult } from './run-soak.ts';
import { createSchedule } from './schedule.ts';

const { values } = parseArgs({
  options: {
    /** Runs this schedule only, and prints its steps. */
    only: { type: 'string' },
    schedules: { type: 'string', default: '300' },
    lanes: { type: 'string', default: '2' },
    /** Minutes after which no schedule begins. */
    minutes: { type: 'string', default: '40' },
    /** Number of schedules that must have run by then, by default all. */
    least: { type: 'string' },
  },
});
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const count = Number(values.schedules);
const minutes = Number(values.minutes);
const schedules = values.only ? [Number(values.only)] : Array.from({ length: count }, (_, i) => i);
if (values.only) console.log(steps(Number(values.only)));
else console.log(`${count} schedules, SEED=${seed}`);
endAfter(minutes + 5, 'The soak');

const results = await runSoak({
  seed,
  schedules,
  lanes: values.only ? 1 : Number(values.lanes),
  maxMs: minutes * 60_000,
  tell,
});
const failed = results.filter(({ fault }) => fault !== null);
const late = results.filter(({ lateState }) => lateState !== null);
const submissions = results.reduce((sum, result) => sum + result.submissions, 0);
console.log(
  `${results.length} of ${schedules.length} schedules, ${submissions} submissions, ${late.length} on a second visit, ${failed.length} failed`,
);
const isEnough = results.length >= Number(values.least ?? schedules.length);
process.exit(failed.length === 0 && isEnough ? 0 : 1);

function tell({ schedule, ms, submissions: sent, lateState, fault }: SoakResult): void {
  const time = `${(ms / 1_000).toFixed(1)} s`;
  if (lateState !== null)
    console.log(`${schedule}: not before a second visit; at first ${lateState}`);
  if (fault === null) return console.log(`${schedule}: ${sent} submissions, ${time}`);
  console.log(`${schedule}: FAILED after ${time}: ${fault}`);
  console.log(steps(schedule));
  console.log(`  again: SEED=${seed} npm run test:soak -- --only ${schedule}`);
}

function steps(schedule: number): string {
  return createSchedule(seed, schedule)
    .map((step) => `  ${JSON.stringify(step)}`)
    .join('\n');
}
