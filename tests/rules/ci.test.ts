import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');

it('runs on a clean machine what the README tells a newcomer to run', () => {
  const [command = ''] = /npm ci && npm test/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const runs = [...workflow.matchAll(/- run: (.*)/g)].map(([, run]) => run);
  expect(runs).toEqual([command]);
});

it('takes actions by the hash of a commit', () => {
  const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
});

it('runs it on the oldest Node that the site promises', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldest = /\d+/.exec(engines.node)?.[0];
  expect(workflow).toMatch(new RegExp(`node-version: ${oldest}$`, 'm'));
});
