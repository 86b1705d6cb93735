import type { Browser } from '@playwright/test';
import type { BenchServer } from './bench-server.ts';
import type { Sample, Side } from './measures.ts';

/** Browser and server of a scene, and the function that records its samples. */
export interface World {
  readonly browser: Browser;
  readonly server: BenchServer;
  readonly run: number;
  /** True if the server also has the side `before`. */
  readonly hasBefore: boolean;
  note(side: Side, page: string, measure: Sample['measure'], value: Sample['value']): void;
}

export const benchPages = ['/', '/stories', '/stories/7', '/schools', '/mackin-buying-guide'];

/** Returns the sides of a scene, in an order that rotates from run to run. */
export function sidesOf({ hasBefore, run }: World, ...sides: readonly Side[]): readonly Side[] {
  const all: readonly Side[] = hasBefore ? [...sides, 'before'] : sides;
  const first = run % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}
