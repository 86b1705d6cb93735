import { cacheNames } from '#shared/cache-names.ts';
import { chosenCss, letters, type Letters } from '#theme/chosen-css.ts';
import { lookStyle } from '../hold-choices.ts';
import { chosen } from '../memory.ts';

/** Gives a page that was not built with them the styles of what can be chosen; once. */
export function layLook(): void {
  if (lookStyle()) return;
  const style = document.head.appendChild(document.createElement('style'));
  style.dataset['look'] = '';
  for (const rule of chosenCss()) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}

/** The same, and the chosen letters with it. Where they do not come, the usual ones stand. */
export async function holdLook(): Promise<void> {
  layLook();
  const letters = chosen('letters');
  if (isCut(letters)) await loadLetters(letters);
}

const loaded = new Set<Letters>();

/**
 * Fetches a typeface that was chosen, shows it to the page and keeps it for a time without a network.
 * What does not open as a typeface (a filter's page) is not kept.
 */
export async function loadLetters(name: Letters): Promise<{ readonly status: 'there' | 'lost' }> {
  if (loaded.has(name)) return { status: 'there' };
  try {
    const answer = await fetch(letters[name]);
    const copy = answer.clone();
    // The style sheet's face of this name may have come too late for this page; this one goes before it.
    const weight = name === 'lexend' ? '400 700' : 'normal';
    const face = new FontFace(`letters-${name}`, await answer.arrayBuffer(), { weight });
    document.fonts.add(await face.load());
    loaded.add(name);
    await keepForOffline(letters[name], copy);
    return { status: 'there' };
  } catch {
    // No network, or something else in the file's place.
    return { status: 'lost' };
  }
}

/** Whether what is chosen is a typeface of ours. */
export function isCut(value: string | undefined): value is Letters {
  return value !== undefined && value in letters;
}

async function keepForOffline(file: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheNames.chosenFonts);
    await cache.put(file, answer);
    const current = new Set<string>(Object.values(letters));
    for (const request of await cache.keys())
      if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  } catch {
    // No room, or no storage: it comes with the network the next time.
  }
}
