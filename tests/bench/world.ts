import type { Browser } from '@playwright/test';
import type { BenchServer } from './bench-server.ts';
import type { MeasureName, Side } from './measures.ts';

/** What a scene is played in. */
export interface World {
  readonly browser: Browser;
  readonly server: BenchServer;
  /** Has a build of another commit beside the site's. */
  readonly hasBefore: boolean;
  note(side: Side, page: string, measure: MeasureName, value: number | null): void;
}

export const benchPages = ['/', '/stories', '/stories/7', '/schools', '/mackin-buying-guide'];

/** The sides of a scene, in an order that changes from run to run. */
export function sidesOf(world: World, run: number, sides: readonly Side[]): readonly Side[] {
  const all = world.hasBefore ? [...sides, 'before' as const] : sides;
  return all.map((_, at) => all[(at + run) % all.length] ?? 'site');
}
