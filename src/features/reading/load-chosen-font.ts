import { getPreference } from './preferences.ts';

/** Loads the typeface that the reader has chosen, if any; few readers choose one. */
export async function loadChosenFont(): Promise<void> {
  const name = getPreference('letters');
  if (name === undefined) return;
  try {
    const { isFontName, loadReaderFont } = await import('./reader-fonts.ts');
    if (isFontName(name)) await loadReaderFont(name);
  } catch {
    // The code did not load: the story is shown in the usual typeface.
  }
}
