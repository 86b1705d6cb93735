import { decodeHtml } from './decode-html.ts';
import { headTags } from './head-tags.ts';

/** Returns the texts in a page's structured data that the page does not show. */
export function unshownData(html: string): readonly string[] {
  const { title, meta, links, data } = headTags(html);
  const site = new URL(links['canonical'] ?? '').origin;
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  const shown = spaced([title, meta['description'], decodeHtml(body)].join(' '));
  return data.flatMap(textsIn).filter((text) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text))
      return !new RegExp(`<time[^>]* datetime="${text}"`, 'i').test(html);
    // The page shows an ISBN with hyphens.
    if (/^\d{13}$/.test(text)) return !shown.replaceAll('-', '').includes(text);
    const isShown = shown.includes(spaced(text)) || html.includes(`<html lang="${text}"`);
    return !isShown && !text.startsWith(`${site}/`);
  });
}

/** Returns every text that is to be shown. Only /contact shows the accounts (`sameAs`). */
function textsIn(thing: unknown): readonly string[] {
  if (typeof thing === 'string') return [thing];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@') && name !== 'sameAs')
    .flatMap(([, value]) => textsIn(value));
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
