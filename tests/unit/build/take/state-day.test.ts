import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { changeDay, stateDay } from '#build/take/state-day.ts';
import { makeStory } from '../../../support/content/make-story.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

const committed = '2026-05-08';
const root = temporaryFolder();

function git(...parameters: readonly string[]): void {
  const date = `${committed}T12:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date, TZ: 'UTC' };
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@placeholder.invalid'];
  execFileSync('git', [...author, ...parameters], { cwd: root, env, stdio: 'pipe' });
}

beforeAll(() => {
  const folder = join(root, 'src/content/stories');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '7.md'), '');
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'stories: adds one');
});

it.each([
  ['the commit', '2026-05-01', committed],
  ['a story that is published later', '2026-06-01', '2026-06-01'],
])('is the day of %s', (_, date, day) => {
  const stories = [makeStory({ id: 7, date })];
  expect([stateDay(root, stories), changeDay(root, stories)]).toEqual([day, day]);
});

it('is not that of a draft', () => {
  const stories = [makeStory({ id: 7, date: '2026-06-01', isDraft: true })];
  expect(stateDay(root, stories)).toBe(committed);
});
