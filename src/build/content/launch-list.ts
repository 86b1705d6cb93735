import type { LaunchItem } from './launch-report.ts';

/** Who can say what an item waits for, in the order in which they are asked. */
const answerers = {
  owner: 'The owner',
  distributor: 'The distributor (Mackin)',
  speaker: 'A native speaker of Spanish',
  lawyer: 'A lawyer',
} as const;

/** What is asked of whoever answers. */
const wanted = {
  pending: 'supply it',
  approval: 'approve it',
  sample: 'confirm or replace it',
} as const satisfies Record<LaunchItem['state'], string>;

export interface LaunchEntry {
  readonly key: string;
  /** What the site says until then; nothing where the key says it. */
  readonly words: string;
  readonly wanted: string;
  readonly pages: readonly string[];
  /** "file:line" of the line that is changed. */
  readonly place: string;
}

export interface LaunchGroup {
  readonly heading: string;
  readonly entries: readonly LaunchEntry[];
}

/** The items by who can answer them, in the order in which the site has them. */
export function launchList(
  items: readonly LaunchItem[],
  locate: (item: LaunchItem) => string,
): readonly LaunchGroup[] {
  const order: readonly string[] = Object.keys(wanted);
  const sorted = items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return Object.entries(answerers).map(([who, heading]) => ({
    heading,
    entries: sorted
      .filter(({ key }) => whoAnswers(key) === who)
      .map((item) => ({
        key: item.key.replace(/^quote “.*$/, 'quote'),
        words: item.words,
        wanted: wanted[item.state],
        pages: item.pages,
        place: locate(item),
      })),
  }));
}

/** By the item's key; whatever nobody else knows is for the owner. */
function whoAnswers(key: string): keyof typeof answerers {
  if (key.startsWith('mackin')) return 'distributor';
  if (/^story\.\d+\.spanish$/.test(key)) return 'speaker';
  return /^(privacy|cookies|terms|licence)$/.test(key) ? 'lawyer' : 'owner';
}

/**
 * Makes the address of a "file:line": on the web where the project's origin is there, else the file
 * beside the page.
 *
 * @param origin of the git repository, such as `git@github.com:name/site.git`
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
