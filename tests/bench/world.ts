import type { Browser } from '@playwright/test';
import type { BenchServer } from './bench-server.ts';
import type { MeasureName, Side } from './measures.ts';

/** Browser and server of a scene, and the function that records its samples. */
export interface World {
  readonly browser: Browser;
  readonly server: BenchServer;
  /** True if the server also has the side `before`. */
  readonly hasBefore: boolean;
  note(side: Side, page: string, measure: MeasureName, value: number | null): void;
}

export const benchPages = ['/', '/stories', '/stories/7', '/schools', '/mackin-buying-guide'];

/** Returns the sides of a scene, in an order that rotates from run to run. */
export function sidesOf(world: World, run: number, sides: readonly Side[]): readonly Side[] {
  const all = world.hasBefore ? [...sides, 'before' as const] : sides;
  return all.map((_, at) => all[(at + run) % all.length] ?? 'site');
}
