import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'results-'));
  mkdirSync(join(root, 'test-results'));
  write('unit', { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults: [] });
  write('built', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] });
  write('process', { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, testResults: [] });
  write('e2e', { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, result: object): void {
  writeFileSync(join(root, `test-results/${name}.json`), JSON.stringify(result));
}

/** What `npm test` says at its end, and how it exits, after these steps have failed. */
function summary(...failedSteps: readonly string[]) {
  const program = resolve('tests/support/count-results.mjs');
  const { stdout, status } = spawnSync(process.execPath, [program, ...failedSteps], {
    cwd: root,
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), status };
}

it('adds up what passed, and its last line stands alone', () => {
  expect(summary()).toEqual({ lines: ['17 passed, 0 failed'], status: 0 });
});

it('says why something was skipped, once for each reason', () => {
  const skipped = (group: string) => ({
    status: 'skipped',
    ancestorTitles: [group],
    title: 'answers',
    fullName: `${group} answers`,
    failureMessages: [],
  });
  const nginx = 'nginx with the generated snippet, skipped: nginx is not installed';
  write('process', {
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 4,
    testResults: [
      {
        name: join(root, 'tests/process/nginx.test.ts'),
        status: 'passed',
        message: '',
        assertionResults: [
          skipped(nginx),
          skipped(nginx),
          skipped('PostgreSQL, skipped: no initdb found'),
          skipped('a thing'),
        ],
      },
    ],
  });
  expect(summary().lines).toEqual([
    '2 skipped: nginx is not installed',
    '1 skipped: no initdb found',
    '1 skipped: no reason given',
    '',
    '17 passed, 0 failed, 4 skipped',
  ]);
});

it('names file and test of what failed, and the first words of why', () => {
  const message = [
    'TestingLibraryElementError: Unable to find an element with the text: Address copied',
    '',
    'Ignored nodes: comments, script, style',
    '<body><div>a whole page</div></body>',
    `    at tests/somewhere.ts:1:1`,
  ].join('\n');
  write('unit', {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: join(root, 'tests/unit/a.test.tsx'),
        status: 'failed',
        message: '',
        assertionResults: [
          {
            status: 'failed',
            ancestorTitles: [],
            fullName: 'copies the address',
            failureMessages: [message],
          },
        ],
      },
    ],
  });
  write('e2e', {
    stats: { expected: 6, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [
      {
        title: '022.spec.ts',
        specs: [
          {
            ok: false,
            title: 'opens',
            file: '022.spec.ts',
            line: 12,
            tests: [
              {
                projectName: '390',
                status: 'unexpected',
                annotations: [],
                results: [{ errors: [{ message: '\u001b[31mError: no tab\u001b[39m\n\nlog' }] }],
              },
              {
                projectName: '820',
                status: 'skipped',
                annotations: [{ type: 'skip', description: 'no printer' }],
                results: [],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(summary('Unit tests and rules', 'End to end')).toEqual({
    lines: [
      'Failed: tests/unit/a.test.tsx > copies the address',
      '  TestingLibraryElementError: Unable to find an element with the text: Address copied',
      'Failed: tests/e2e/022.spec.ts:12 > opens (390)',
      '  Error: no tab',
      'Failed steps: Unit tests and rules; End to end',
      '1 skipped: no printer',
      '',
      '15 passed, 2 failed, 1 skipped',
    ],
    status: 1,
  });
});

it('fails with a step that counts no tests, or that left nothing behind', () => {
  expect(summary('Types').lines).toEqual(['Failed steps: Types', '', '17 passed, 1 failed']);
  rmSync(join(root, 'test-results/e2e.json'));
  expect(summary('End to end').lines.at(-1)).toBe('10 passed, 1 failed');
});
