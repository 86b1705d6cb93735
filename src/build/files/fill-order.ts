import type { ManifestTransform } from 'workbox-build';

interface Written {
  readonly path: string;
  readonly isListed: boolean;
  readonly html: string;
  /** Addresses of all the code of the page. */
  readonly code: readonly string[];
}

export interface FillOrder {
  /** Tells of a page that was written. */
  readonly note: (page: Written) => void;
  /** Puts the worker's list in order: that is how a device is filled. */
  readonly sort: ManifestTransform;
}

/**
 * Code stands first, so that a page change soon waits for no network, and of that what belongs to the
 * pages which most pages link to; pages follow, and whatever else there is.
 */
export function fillOrder(): FillOrder {
  const pages: Written[] = [];
  return {
    note: (page) => void pages.push(page),
    sort: (manifest) => {
      const places = new Map(inOrder(pages).map((address, place) => [address, place]));
      const placeOf = ({ url }: { readonly url: string }) => places.get(url) ?? Infinity;
      // Never Infinity less Infinity.
      const compare = (one: number, other: number) => (one === other ? 0 : one - other);
      return { manifest: manifest.toSorted((a, b) => compare(placeOf(a), placeOf(b))) };
    },
  };
}

function inOrder(pages: readonly Written[]): readonly string[] {
  const links = pages.flatMap(({ isListed, html }) => (isListed ? linksOf(html) : []));
  const timesLinked = ({ path }: Written) => links.filter((link) => link === path).length;
  const sorted = pages.toSorted((a, b) => timesLinked(b) - timesLinked(a));
  return [...new Set([...sorted.flatMap(({ code }) => code), ...sorted.map(({ path }) => path)])];
}

/** Pages that the page's own part links to, each once; header and footer link to the same everywhere. */
function linksOf(html: string): readonly string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const addresses = [...main.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return [...new Set(addresses)];
}
