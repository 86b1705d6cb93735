// Adds up the reports of the test runners, and prints what failed, why tests were skipped, and the
// totals as the last line. Takes the names of failed steps. Exits with 1 if anything failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const failedSteps = process.argv.slice(2);
const faults = [];
const reasons = new Map();
let passed = 0;
let failed = 0;
let skipped = 0;

for (const name of ['unit', 'built', 'process']) {
  const result = read(`test-results/${name}.json`);
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 1;
  skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  for (const file of result?.testResults ?? []) {
    const path = relative('.', file.name);
    // A file that cannot be loaded has a message and no tests.
    if (file.status === 'failed' && file.message) addFault(path, file.message);
    for (const test of file.assertionResults) {
      const { status, fullName, ancestorTitles, failureMessages } = test;
      if (status === 'failed') addFault(`${path} > ${fullName}`, failureMessages.join('\n'));
      if (['skipped', 'pending', 'todo'].includes(status)) addReason(ancestorTitles);
    }
  }
}
const e2e = read('test-results/e2e.json');
passed += e2e?.stats.expected ?? 0;
passed += e2e?.stats.flaky ?? 0;
failed += e2e?.stats.unexpected ?? 1;
skipped += e2e?.stats.skipped ?? 0;

const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
for (const { file, line, title, tests } of specs(e2e ?? {})) {
  for (const { projectName, status, annotations, results } of tests) {
    if (status === 'skipped') addReason(annotations.map(reasonOf));
    const [error] = results.flatMap((result) => result.errors);
    const when = status === 'flaky' ? 'at the first attempt' : projectName;
    if (error) addFault(`tests/e2e/${file}:${line} > ${title} (${when})`, error.message);
  }
}
if (failedSteps.length > 0 && failed === 0) failed = 1;

for (const [what, why] of faults) console.log(`Failed: ${what}\n${why}`);
if (failedSteps.length > 0) console.log(`Failed steps: ${failedSteps.join('; ')}`);
for (const [reason, count] of reasons) console.log(`${count} skipped: ${reason}`);
const rest = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(`\n${passed} passed, ${failed} failed${rest}`);
process.exit(failed > 0 ? 1 : 0);

/** Adds a failure without markup, stack and log, which the runner has printed above. */
function addFault(what, message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line, at) => at > 0 && /^$|^\s+at |^Ignored nodes/.test(line));
  const first = lines.slice(0, end === -1 ? 3 : Math.min(end, 3));
  faults.push([what, first.map((line) => `  ${line.trim().slice(0, 300)}`).join('\n')]);
}

function reasonOf({ description }) {
  return description ? `skipped: ${description}` : '';
}

/** Counts a skipped test under the reason that the name of one of its groups gives. */
function addReason(groups) {
  const named = groups.map((group) => /skipped: (.*)$/.exec(group)?.[1]).find(Boolean);
  const reason = named ?? 'no reason given';
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
