import type { ContentFault } from './fault.ts';
import type { Head } from '#content/page/head.ts';
import { siteName } from '#content/site.ts';

const shortest = 50;
const longest = 160;

/** Titles are unique and name the site; descriptions are as long as a search result shows. */
export function headFaults(heads: ReadonlyMap<string, Head>): readonly ContentFault[] {
  const faults: ContentFault[] = [];
  const pageByTitle = new Map<string, string>();
  for (const [page, { title, description }] of heads) {
    const other = pageByTitle.get(title);
    pageByTitle.set(title, page);
    // As it is typed, without what every title ends in.
    const near = title.split(' | ')[0] ?? title;
    const about = `${page}: title`;
    if (other !== undefined)
      faults.push({ about, value: title, rule: `is the title of ${other} too`, near });
    if (!title.endsWith(siteName))
      faults.push({ about, value: title, rule: `does not end in "${siteName}"`, near });
    const { length } = description;
    if (length < shortest || length > longest) {
      const rule = `has ${length} characters; write ${shortest} to ${longest}`;
      faults.push({ about: `${page}: description`, value: description, rule });
    }
  }
  return faults;
}
