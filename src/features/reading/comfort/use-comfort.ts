import { useEffect, useState } from 'react';
import { readingCopy } from '#content/copy/parts/reading.ts';
import {
  forgetPreferences,
  getPersistence,
  getPreference,
  keepPreferences,
  setPreference,
} from '../preferences.ts';
import { isFontName, loadReaderFont } from '../reader-fonts.ts';

const copy = readingCopy.comfort;

/** Preferences that the panel offers, in its order. */
export const comfortNames = ['size', 'space', 'paper', 'letters'] as const;
type ComfortName = (typeof comfortNames)[number];

/** Returns the panel's state: values, persistence, a message, and actions. */
export function useComfort() {
  const [values, setValues] = useState(currentValues);
  const [persistence, setPersistence] = useState(getPersistence);
  const [news, setNews] = useState('');

  useEffect(() => {
    const read = () => {
      setValues(currentValues());
      setPersistence(getPersistence());
    };
    addEventListener('preferences', read);
    return () => removeEventListener('preferences', read);
  }, []);

  async function set(name: ComfortName, value: string): Promise<void> {
    setNews('');
    if (name === 'letters' && isFontName(value)) {
      setNews(copy.letters.coming);
      const { status } = await loadReaderFont(value);
      setNews(status === 'failed' ? copy.letters.lost : '');
      if (status === 'failed') return;
    }
    setPreference(name, value === 'usual' ? undefined : value);
  }

  function reset(): void {
    for (const name of comfortNames) setPreference(name, undefined);
    // Without any preference there is nothing to keep.
    if (!('reading' in document.documentElement.dataset)) forgetPreferences();
    setNews('');
  }

  return { values, persistence, news, set, reset, keep: keepPreferences };
}

/** Returns the selected values that are still offered, or else the defaults. */
function currentValues(): Readonly<Record<ComfortName, string>> {
  const paper = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'cream';
  return {
    size: offeredValue('size') ?? 'usual',
    space: offeredValue('space') ?? 'usual',
    paper: offeredValue('paper') ?? paper,
    letters: offeredValue('letters') ?? 'usual',
  };
}

function offeredValue(name: ComfortName): string | undefined {
  const value = getPreference(name);
  return value !== undefined && value in copy[name].options ? value : undefined;
}
