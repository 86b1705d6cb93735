import { execFileSync } from 'node:child_process';
import { newestFirst, type StorySummary } from '#content/story/story.ts';

/**
 * Returns the day of the commit that is built, so that two builds of it write the same bytes; outside a
 * repository the day of the newest story.
 */
export function stateDay(root: string, stories: readonly StorySummary[]): string {
  return commitDay(root, []) || newestDay(stories);
}

/** Returns the day on which one of these stories was last changed, so that others do not change it. */
export function changeDay(root: string, stories: readonly StorySummary[]): string {
  const files = stories.map(({ id }) => `src/content/stories/${id}.md`);
  return commitDay(root, ['--', ...files]) || newestDay(stories);
}

/** Returns an empty text where there is no such commit, no git or no repository. */
function commitDay(cwd: string, of: readonly string[]): string {
  try {
    const parameters = ['log', '-1', '--format=%cs', ...of];
    return execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

function newestDay(stories: readonly StorySummary[]): string {
  return stories.toSorted(newestFirst)[0]?.date ?? '2025-01-01';
}
