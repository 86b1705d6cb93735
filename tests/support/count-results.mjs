// Adds up what the runners wrote and prints the closing line; exits 1 if anything failed.
import { existsSync, readFileSync } from 'node:fs';

const isFailed = process.argv[2] !== '0';
let passed = 0;
let failed = 0;
let skipped = 0;

for (const name of ['unit', 'built', 'process']) {
  const result = read(`test-results/${name}.json`);
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 1;
  skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
}
const e2e = read('test-results/e2e.json')?.stats;
passed += e2e?.expected ?? 0;
failed += e2e === undefined ? 1 : e2e.unexpected + e2e.flaky;
skipped += e2e?.skipped ?? 0;
if (isFailed && failed === 0) failed = 1;

console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
