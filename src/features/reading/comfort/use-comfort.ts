import { useState } from 'react';
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

  async function set(name: ComfortName, value: string): Promise<void> {
    setNews('');
    if (name === 'letters' && isFontName(value)) {
      setNews(copy.letters.coming);
      const { status } = await loadReaderFont(value);
      setNews(status === 'failed' ? copy.letters.lost : '');
      if (status === 'failed') return;
    }
    setPersistence(setPreference(name, value === 'usual' ? undefined : value));
    setValues(currentValues());
  }

  function reset(): void {
    for (const name of comfortNames) setPreference(name, undefined);
    // Without any preference there is nothing to keep.
    if (!('reading' in document.documentElement.dataset)) forgetPreferences();
    setPersistence(getPersistence());
    setValues(currentValues());
    setNews('');
  }

  const keep = (isKept: boolean) => setPersistence(keepPreferences(isKept));
  return { values, persistence, news, set, reset, keep };
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
