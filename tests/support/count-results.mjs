// Adds up what the runners wrote, says again what failed and why, and prints the closing line;
// exits 1 if anything failed.
import { existsSync, readFileSync } from 'node:fs';

const isFailed = process.argv[2] !== '0';
const faults = [];
let passed = 0;
let failed = 0;
let skipped = 0;

for (const name of ['unit', 'built', 'process']) {
  const result = read(`test-results/${name}.json`);
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 1;
  skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  for (const file of result?.testResults ?? []) {
    // A file that cannot be loaded has a message and no tests.
    if (file.status === 'failed' && file.message) faults.push([file.name, file.message]);
    for (const test of file.assertionResults) {
      if (test.status === 'failed') faults.push([test.fullName, test.failureMessages.join('\n')]);
    }
  }
}
const e2e = read('test-results/e2e.json');
passed += e2e?.stats.expected ?? 0;
failed += e2e === undefined ? 1 : e2e.stats.unexpected + e2e.stats.flaky;
skipped += e2e?.stats.skipped ?? 0;
if (isFailed && failed === 0) failed = 1;

const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
for (const spec of specs(e2e ?? {}).filter(({ ok }) => !ok)) {
  const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  faults.push([`${spec.file} ${spec.title}`, errors.map(({ message }) => message).join('\n')]);
}

for (const [name, message] of faults) {
  console.log(`\nFailed: ${name}\n${message.split('\n').slice(0, 20).join('\n')}`);
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
