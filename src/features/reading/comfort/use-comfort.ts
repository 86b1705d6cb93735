import { useState } from 'react';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { choose, chosen, keep, lasting } from '../memory.ts';
import { isCut, loadLetters } from './lay-look.ts';

const copy = readingCopy.comfort;

/** What a reader can set here, in the panel's order. */
export const comfortNames = ['size', 'space', 'paper', 'letters'] as const;
type ComfortName = (typeof comfortNames)[number];

/** The panel's state: what holds now, for how long, and what is to be said about it. */
export function useComfort() {
  const [values, setValues] = useState(current);
  const [holds, setHolds] = useState(lasting);
  const [news, setNews] = useState('');

  async function set(name: ComfortName, value: string): Promise<void> {
    setNews('');
    if (name === 'letters' && isCut(value)) {
      setNews(copy.letters.coming);
      const { status } = await loadLetters(value);
      setNews(status === 'lost' ? copy.letters.lost : '');
      if (status === 'lost') return;
    }
    setHolds(choose(name, value === 'usual' ? undefined : value));
    setValues(current());
  }

  function reset(): void {
    for (const name of comfortNames) choose(name, undefined);
    // With nothing chosen there is nothing to keep.
    if (document.documentElement.dataset.read === '') keep(false);
    setHolds(lasting());
    setValues(current());
    setNews('');
  }

  return { values, holds, news, set, reset, keep: (on: boolean) => setHolds(keep(on)) };
}

/** What is chosen and still offered; else the usual. */
function current(): Readonly<Record<ComfortName, string>> {
  const paper = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'cream';
  return {
    size: offered('size') ?? 'usual',
    space: offered('space') ?? 'usual',
    paper: offered('paper') ?? paper,
    letters: offered('letters') ?? 'usual',
  };
}

function offered(name: ComfortName): string | undefined {
  const value = chosen(name);
  return value !== undefined && value in copy[name].options ? value : undefined;
}
