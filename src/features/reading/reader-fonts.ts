import { cacheNames } from '#shared/cache-names.ts';
import { readerFontFiles } from '#theme/font-files.gen.ts';
import { getPreference } from './preferences.ts';

/** Typefaces that a reader may choose; the family is `letters-` and the name. */
type FontName = keyof typeof readerFontFiles;

const loaded = new Set<FontName>();

/**
 * Loads a typeface that a reader has chosen and keeps it for a time without a network. What does not open
 * as a typeface (a filter's page) is not kept.
 */
export async function loadReaderFont(
  name: FontName,
): Promise<{ readonly status: 'loaded' | 'failed' }> {
  if (loaded.has(name)) return { status: 'loaded' };
  try {
    const response = await fetch(readerFontFiles[name]);
    const copy = response.clone();
    // The document's own face of this name may have come too late to be used; this one goes before it.
    const weight = name === 'lexend' ? '400 700' : 'normal';
    const face = new FontFace(`letters-${name}`, await response.arrayBuffer(), { weight });
    document.fonts.add(await face.load());
    loaded.add(name);
    await keepForOffline(readerFontFiles[name], copy);
    return { status: 'loaded' };
  } catch {
    // No network, or something else in the file's place.
    return { status: 'failed' };
  }
}

/** Loads the typeface that is chosen, if one is. */
export async function loadChosenFont(): Promise<void> {
  const name = getPreference('letters');
  if (isFontName(name)) await loadReaderFont(name);
}

export function isFontName(value: string | undefined): value is FontName {
  return value !== undefined && value in readerFontFiles;
}

async function keepForOffline(file: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheNames.chosenFonts);
    await cache.put(file, response);
    const current = new Set<string>(Object.values(readerFontFiles));
    for (const request of await cache.keys())
      if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  } catch {
    // No room, or no storage: it comes with the network the next time.
  }
}
