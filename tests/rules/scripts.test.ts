import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys(scripts);

const plain = 'start dev build serve test lint types fix screens bench'.split(' ');
const family = /^(check|test|bench|make):[a-z0-9]+$/;

it('has a line for every script in the table of README.md, in the order of package.json', () => {
  const [, commands = ''] = readFileSync('README.md', 'utf8').split('\n## Commands\n');
  const [table = ''] = commands.split('\n## ');
  const rows = [...table.matchAll(/^\| `(\S+)` +\| \S/gm)].map(([, name]) => name);
  expect(rows).toEqual(names);
});

it('calls a script by a plain word or by its family', () => {
  expect(names.filter((name) => !plain.includes(name) && !family.test(name))).toEqual([]);
});

it('names no script that is not there, in code or documents', () => {
  const lines = execFileSync(
    'git',
    ['grep', '-hoE', String.raw`npm run (--silent )?[a-z]+(:[a-z0-9]+)?\b`],
    { encoding: 'utf8' },
  );
  const named = new Set(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(' ').at(-1)),
  );
  expect([...named].filter((name = '') => !names.includes(name))).toEqual([]);
});
