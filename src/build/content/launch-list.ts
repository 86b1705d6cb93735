import type { LaunchItem } from './launch-items.ts';

/** People who can settle an item, in the order in which they are asked. */
const contacts = {
  owner: 'The owner',
  distributor: 'The distributor (Mackin)',
  speaker: 'A native speaker of Spanish',
  lawyer: 'A lawyer',
} as const;

/** Requests, by the state of an item. */
const requests = {
  pending: 'supply it',
  approval: 'approve it',
  sample: 'confirm or replace it',
} as const satisfies Record<LaunchItem['state'], string>;

export interface LaunchEntry {
  readonly key: string;
  /** Text that the site shows until the item is settled; empty where the key says enough. */
  readonly words: string;
  readonly request: string;
  readonly pages: readonly string[];
  /** "file:line" to change. */
  readonly place: string;
}

export interface LaunchGroup {
  readonly heading: string;
  readonly entries: readonly LaunchEntry[];
}

/**
 * Groups the items by the person who can settle them. In each group pending values come first, then
 * approvals, then samples.
 */
export function launchList(
  items: readonly LaunchItem[],
  locate: (item: LaunchItem) => string,
): readonly LaunchGroup[] {
  const states: readonly string[] = Object.keys(requests);
  const sorted = items.toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state));
  return Object.entries(contacts).map(([who, heading]) => ({
    heading,
    entries: sorted
      .filter(({ key }) => contactFor(key) === who)
      .map((item) => ({
        // The words of a quote are in the next column.
        key: item.key.replace(/^quote “[^]*/, 'quote'),
        words: item.words,
        request: requests[item.state],
        pages: item.pages,
        place: locate(item),
      })),
  }));
}

/** Picks the person by the key of the item; the owner answers everything else. */
function contactFor(key: string): keyof typeof contacts {
  if (key.startsWith('mackin')) return 'distributor';
  if (/^story\.\d+\.spanish$/.test(key)) return 'speaker';
  return /^(privacy|cookies|terms|licence)$/.test(key) ? 'lawyer' : 'owner';
}

/**
 * Returns a function that turns "file:line" into a link to the web view of the git remote, or to a
 * local file.
 *
 * @param origin URL of the git remote, such as `git@github.com:name/site.git`; empty without one
 */
export function lineAddress(origin: string): (place: string) => string {
  const [, host, path] =
    /^(?:https:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)([\w.-]+)[/:](.+?)(?:\.git)?\/?$/.exec(origin) ??
    [];
  const base = host === undefined ? '' : `https://${host}/${path}/blob/main/`;
  return (place) => {
    const [file = '', line] = place.split(':');
    return `${base}${file}${line === undefined ? '' : `#L${line}`}`;
  };
}

const columnWidths = { key: 24, words: 48, request: 22, pages: 30 } as const;

/** Formats the list for the terminal, where a click on "file:line" opens the line. */
export function launchTable(groups: readonly LaunchGroup[]): string {
  return groups.map(groupTable).join('\n\n');
}

function groupTable({ heading, entries }: LaunchGroup): string {
  const title = `${heading}: ${entries.length === 0 ? 'nothing is waiting' : entries.length}`;
  if (entries.length === 0) return title;
  return [
    title,
    row('Item', 'Says now', 'To do', 'Page', 'Change it in'),
    ...entries.map(entryRow),
  ].join('\n');
}

function entryRow({ key, words, request, pages, place }: LaunchEntry): string {
  const [first = '', ...others] = pages;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return row(key, words, request, first + more, place);
}

function row(key: string, words: string, request: string, pages: string, place: string): string {
  const cells = [
    fit(key, columnWidths.key),
    fit(words, columnWidths.words),
    fit(request, columnWidths.request),
    fit(pages, columnWidths.pages),
    place,
  ];
  return `  ${cells.join('  ')}`;
}

function fit(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}
