import type { LaunchEntry, LaunchGroup } from './launch-list.ts';

const widest = { key: 24, words: 48, wanted: 22, pages: 30 } as const;

/** The list as a table for the terminal, where a click on "file:line" opens the line. */
export function launchTable(groups: readonly LaunchGroup[]): string {
  return groups.map(groupTable).join('\n\n');
}

function groupTable({ heading, entries }: LaunchGroup): string {
  const title = `${heading}: ${entries.length === 0 ? 'nothing is waiting' : entries.length}`;
  if (entries.length === 0) return title;
  return [
    title,
    row('Item', 'Says now', 'To do', 'Page', 'Change it in'),
    ...entries.map(line),
  ].join('\n');
}

function line({ key, words, wanted, pages, place }: LaunchEntry): string {
  const [first = '', ...others] = pages;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return row(key, words, wanted, first + more, place);
}

function row(key: string, words: string, wanted: string, pages: string, place: string): string {
  const cells = [
    fit(key, widest.key),
    fit(words, widest.words),
    fit(wanted, widest.wanted),
    fit(pages, widest.pages),
    place,
  ];
  return `  ${cells.join('  ')}`;
}

function fit(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}
