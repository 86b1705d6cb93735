import { decodeHtml } from './decode-html.ts';

interface HeadTags {
  readonly title: string;
  /** Contents by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  /** Addresses by `rel`; the last one if several share it. */
  readonly links: Readonly<Record<string, string>>;
  /** Parsed JSON-LD scripts. */
  readonly data: readonly unknown[];
}

/** Reads the head of a page as a crawler does, without running its script. */
export function headTags(html: string): HeadTags {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
      attributes(text),
    );
  return {
    title: decodeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(
      tags('meta').flatMap(({ name = '', property = name, content = '' }) =>
        property === '' ? [] : [[property, content]],
      ),
    ),
    links: Object.fromEntries(tags('link').map(({ rel = '', href = '' }) => [rel, href])),
    data: [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

function attributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeHtml(value),
    ]),
  );
}
