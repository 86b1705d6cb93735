import { launchReport, isReadyForLaunch, type LaunchItem } from './launch-report.ts';
import { readStories } from './read-stories.ts';

const headings = {
  pending: 'Unknown, the owner has to supply it',
  approval: 'Public, the owner has to approve it',
  sample: 'Sample words, the owner has to confirm or replace them',
} as const;

process.exitCode = check();

/** `npm run launch-check`: prints what is left and returns the exit code. */
function check(): 0 | 1 {
  const root = process.cwd();
  try {
    const report = launchReport(readStories({ root, publicFolder: `${root}/public` }));
    if (isReadyForLaunch(report)) {
      console.log('Ready for launch.');
      return 0;
    }
    printList('Faults', report.faults);
    for (const [state, heading] of Object.entries(headings)) {
      printList(heading, report.items.filter((item) => item.state === state).map(line));
    }
    const left = report.items.length;
    console.log(
      `Not ready for launch: ${report.faults.length} faults, ${left} items for the owner.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return 1;
}

function line({ key, words, pages }: LaunchItem): string {
  const value = key.includes(words) ? '' : `  ${words}`;
  return `${key}${value}  (${pages.join(', ')})`;
}

function printList(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${heading}: ${lines.length}\n  ${lines.join('\n  ')}\n`);
}
