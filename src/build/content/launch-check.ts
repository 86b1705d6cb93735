import type { LaunchItem } from './launch-report.ts';
import { createLocate, type Locate } from './locate.ts';
import { soundContent } from './sound-content.ts';

const headings = {
  pending: 'Unknown, the owner has to supply it',
  approval: 'Public, the owner has to approve it',
  sample: 'Sample words, the owner has to confirm or replace them',
} as const;

process.exitCode = await check(process.cwd());

/** `npm run launch-check`: prints what is left and returns the exit code. */
async function check(root: string): Promise<0 | 1> {
  const content = await soundContent(root);
  if (content === undefined) return 1;
  const { launchReport } = await import('./launch-report.ts');
  const { items } = launchReport(content.stories);
  if (items.length === 0) {
    console.log('Ready for launch.');
    return 0;
  }
  const locate = createLocate(root);
  for (const [state, heading] of Object.entries(headings)) {
    const found = items.filter((item) => item.state === state);
    printList(
      heading,
      found.map((item) => line(item, locate)),
    );
  }
  console.log(`Not ready for launch: ${items.length} items for the owner.`);
  return 1;
}

function line({ key, words, pages }: LaunchItem, locate: Locate): string {
  const value = key.includes(words) ? '' : `  ${words}`;
  const place = locate([key, key.replace(/^\w+\./, ''), words]);
  return `${key}${value}  (${pages.join(', ')})  ${place}`;
}

function printList(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${heading}: ${lines.length}\n  ${lines.join('\n  ')}\n`);
}
