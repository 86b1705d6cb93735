import { execFileSync } from 'node:child_process';
import { newestFirst, type StorySummary } from '#content/story/story.ts';

/**
 * Returns the day of the commit that is built, so that two builds of it write the same bytes, or of the newest
 * story if that is later: a build without a commit publishes the stories whose day has come.
 */
export function stateDay(root: string, stories: readonly StorySummary[]): string {
  return laterOf(commitDay(root, []), newestDay(stories));
}

/** Returns the day of the last change of any of these stories; other stories do not affect it. */
export function changeDay(root: string, stories: readonly StorySummary[]): string {
  const files = stories.map(({ id }) => `src/content/stories/${id}.md`);
  return laterOf(commitDay(root, ['--', ...files]), newestDay(stories));
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** Returns the day of the last commit of these; empty without a commit, git or a repository. */
function commitDay(cwd: string, of: readonly string[]): string {
  try {
    const parameters = ['log', '-1', '--format=%cs', ...of];
    return execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** Returns the day of the newest story that is published. */
function newestDay(stories: readonly StorySummary[]): string {
  const published = stories.filter(({ isDraft }) => !isDraft);
  return published.toSorted(newestFirst)[0]?.date ?? '2025-01-01';
}
