import { execFileSync } from 'node:child_process';
import { newestFirst, type StorySummary } from '#content/story/story.ts';

/**
 * Returns the day of the commit that is built, so that two builds of it write the same bytes; outside a
 * repository the day of the newest story.
 */
export function stateDay(root: string, stories: readonly StorySummary[]): string {
  try {
    const parameters = ['log', '-1', '--format=%cs'];
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // There is no git, or no repository.
    return stories.toSorted(newestFirst)[0]?.date ?? '2025-01-01';
  }
}
