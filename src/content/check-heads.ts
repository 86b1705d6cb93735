import type { Head } from './head.ts';
import { siteName } from './site.ts';

const shortest = 50;
const longest = 160;

/** Titles are unique and name the site; descriptions are as long as a search result shows. */
export function headFaults(heads: ReadonlyMap<string, Head>): readonly string[] {
  const faults: string[] = [];
  const pageByTitle = new Map<string, string>();
  for (const [page, { title, description }] of heads) {
    const other = pageByTitle.get(title);
    if (other !== undefined) faults.push(`${page}: title: "${title}" is the title of ${other}`);
    pageByTitle.set(title, page);
    if (!title.endsWith(siteName))
      faults.push(`${page}: title: "${title}" does not end in "${siteName}"`);
    if (description.length < shortest || description.length > longest) {
      faults.push(
        `${page}: description: ${description.length} characters, not ${shortest} to ${longest}`,
      );
    }
  }
  return faults;
}
