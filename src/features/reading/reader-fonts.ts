import { cacheNames } from '#shared/cache-names.ts';
import { openCache } from '#shared/open-cache.ts';
import { readerFontFiles } from '#theme/font-files.gen.ts';

/** Name of a typeface that a reader may choose; its family is `letters-` and the name. */
type FontName = keyof typeof readerFontFiles;

const loaded = new Set<FontName>();

/**
 * Loads a typeface and stores it for offline use. A response that is not a font, such as a filter's page, is
 * not stored.
 */
export async function loadReaderFont(
  name: FontName,
): Promise<{ readonly status: 'loaded' | 'failed' }> {
  if (loaded.has(name)) return { status: 'loaded' };
  try {
    const response = await fetch(readerFontFiles[name]);
    const copy = response.clone();
    // The face in the stylesheet may have loaded too late to be used (`font-display: optional`); this one
    // replaces it.
    const weight = name === 'lexend' ? '400 700' : 'normal';
    const face = new FontFace(`letters-${name}`, await response.arrayBuffer(), { weight });
    document.fonts.add(await face.load());
    loaded.add(name);
    await keepForOffline(readerFontFiles[name], copy);
    return { status: 'loaded' };
  } catch {
    // No network, or a response that is not a font.
    return { status: 'failed' };
  }
}

export function isFontName(value: string | undefined): value is FontName {
  return value !== undefined && value in readerFontFiles;
}

async function keepForOffline(file: string, response: Response): Promise<void> {
  try {
    const cache = await openCache(cacheNames.chosenFonts);
    await cache.put(file, response);
    const current = new Set<string>(Object.values(readerFontFiles));
    for (const request of await cache.keys())
      if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  } catch {
    // Storage is full or denied, or storing is turned off: the typeface is fetched again next time.
  }
}
