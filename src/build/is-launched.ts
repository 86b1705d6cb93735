import { isReadyForLaunch, launchReport } from './launch-report.ts';
import { readStories } from './read-stories.ts';

/** Whether search engines may list what is built from this folder (decision 5). */
export function isLaunched(root: string): boolean {
  return isReadyForLaunch(launchReport(readStories({ root })));
}
