import { type Pack, packNameOf } from '#hosting/pack.ts';
import { fetchExactly } from './integrity-strategy.ts';
import type { IntegrityPrecache } from './precaches.ts';

/** A pack takes as long as about so many of its files. */
const fewFiles = 4;

/**
 * Fetches the pack if it spares requests, and returns those of the files that it holds. Whatever is wrong
 * with a pack, its files are fetched one by one then.
 */
export async function openPack(
  { pack }: IntegrityPrecache,
  urls: readonly string[],
): Promise<ReadonlyMap<string, BufferSource>> {
  if (!pack?.integrity || urls.length <= fewFiles) return new Map();
  try {
    const { href } = new URL(pack.url, location.href);
    const bytes = await fetchExactly(href, pack.integrity, 'no-store');
    const { texts, files }: Pack = JSON.parse(new TextDecoder().decode(bytes));
    return new Map(
      urls.flatMap((url) => {
        const places = files[new URL(url).pathname];
        return places ? [[url, join(places.map((place) => texts[place]))] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

export function isPacked(url: string): boolean {
  return packNameOf(new URL(url).pathname) !== null;
}

function join(texts: readonly (string | undefined)[]): BufferSource {
  return new TextEncoder().encode(texts.join(''));
}
