import { escapeText } from '../pages/escape-text.ts';
import type { LaunchEntry, LaunchGroup } from './launch-list.ts';

interface LaunchLinks {
  /** Returns the address of a page of the site; undefined for other places, and without `SITE_URL`. */
  readonly page: (path: string) => string | undefined;
  /** Returns the address of a line of the source. */
  readonly line: (place: string) => string;
}

/** Formats the list as an HTML page for the owner, without script and printable. */
export function launchPage(
  groups: readonly LaunchGroup[],
  siteName: string,
  day: string,
  links: LaunchLinks,
): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const summary =
    count === 0
      ? 'Nothing is waiting. Ready for launch.'
      : `${count === 1 ? '1 item is' : `${count} items are`} waiting.`;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Before the launch | ${escapeText(siteName)}</title><style>${style}</style></head><body>`,
    `<h1>Before the launch</h1><p>${escapeText(siteName)}, ${day}. ${summary}</p>`,
    ...(count === 0
      ? []
      : ['<p>Until all of it is settled, search engines are told not to list the site.</p>']),
    ...groups.map((group) => groupHtml(group, links)),
    '</body></html>\n',
  ].join('\n');
}

function groupHtml({ heading, entries }: LaunchGroup, links: LaunchLinks): string {
  const title = `<h2>${escapeText(heading)} <small>${entries.length}</small></h2>`;
  if (entries.length === 0) return `${title}<p>Nothing is waiting.</p>`;
  const columns = ['Item', 'The site says now', 'Please', 'Page', 'Changed in', 'Your answer'];
  return [
    `${title}<table><thead><tr>`,
    ...columns.map((column) => `<th scope="col">${column}</th>`),
    '</tr></thead><tbody>',
    ...entries.map((entry) => entryHtml(entry, links)),
    '</tbody></table>',
  ].join('');
}

function entryHtml(entry: LaunchEntry, links: LaunchLinks): string {
  const pages = entry.pages.map((path) => link(links.page(path), path)).join('<br>');
  const place = link(links.line(entry.place), entry.place);
  const cells = [escapeText(entry.words), entry.request, pages, place, ''];
  return `<tr><th scope="row">${escapeText(entry.key)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function link(address: string | undefined, label: string): string {
  if (address === undefined) return escapeText(label);
  return `<a href="${escapeText(address)}">${escapeText(label)}</a>`;
}

const style = [
  'body{max-width:80rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#16182e}',
  'small{font-weight:400}',
  'table{width:100%;border-collapse:collapse;table-layout:fixed}',
  'th,td{padding:.4rem;border:1px solid #16182e;text-align:left;vertical-align:top;overflow-wrap:anywhere}',
  'th:last-child{width:20%}',
  'a{color:#07512f}',
  'tr{break-inside:avoid}',
  '@media print{@page{size:landscape}body{margin:0;font-size:.8rem}}',
].join('');
