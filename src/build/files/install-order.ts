import type { ManifestTransform } from 'workbox-build';

interface BuiltPage {
  readonly path: string;
  readonly isListed: boolean;
  readonly html: string;
}

export interface InstallOrder {
  /** Adds a page that was built. */
  readonly add: (page: BuiltPage) => void;
  /** Sorts the worker's list: a device fetches its files in this order. */
  readonly sort: ManifestTransform;
}

/**
 * Creates the order in which a device stores files: code first, so that islands soon need no
 * network; then pages, the most linked ones first; then everything else.
 */
export function createInstallOrder(): InstallOrder {
  const pages: BuiltPage[] = [];
  return {
    add: (page) => void pages.push(page),
    sort(manifest) {
      const paths = byLinks(pages).map(({ path }) => path);
      const rankOf = (url: string) => {
        if (/^\/assets\/.*\.(js|css)$/.test(url)) return 0;
        const place = paths.indexOf(url);
        return place < 0 ? paths.length + 1 : place + 1;
      };
      return { manifest: manifest.toSorted((a, b) => rankOf(a.url) - rankOf(b.url)) };
    },
  };
}

function byLinks(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const counts = new Map<string, number>();
  for (const { isListed, html } of pages)
    for (const link of isListed ? linksOf(html) : []) counts.set(link, (counts.get(link) ?? 0) + 1);
  const timesLinked = ({ path }: BuiltPage) => counts.get(path) ?? 0;
  return pages.toSorted((a, b) => timesLinked(b) - timesLinked(a));
}

/** Returns the paths to which `main` links; links in the header and footer are on every page. */
function linksOf(html: string): readonly string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const addresses = [...main.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return [...new Set(addresses)];
}
