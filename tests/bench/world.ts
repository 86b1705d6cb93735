import type { Browser } from '@playwright/test';
import type { BenchServer } from './bench-server.ts';
import type { Sample, Variant } from './measures.ts';

/** Browser and server of a scene, and the function that records its samples. */
export interface World {
  readonly browser: Browser;
  readonly server: BenchServer;
  readonly run: number;
  /** True if the server also has the variant `before`. */
  readonly hasBefore: boolean;
  note(variant: Variant, page: string, measure: Sample['measure'], value: Sample['value']): void;
}

export const benchPages = ['/', '/stories', '/stories/7', '/schools', '/mackin-buying-guide'];

/** Returns the variants of a scene, in an order that rotates from run to run. */
export function variantsOf(
  { hasBefore, run }: World,
  ...variants: readonly Variant[]
): readonly Variant[] {
  const all: readonly Variant[] = hasBefore ? [...variants, 'before'] : variants;
  const first = run % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}
