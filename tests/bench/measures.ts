/** Version of the site: `bare` has no worker, and `before` is another build to compare with. */
export type Variant = 'site' | 'scriptless' | 'bare' | 'before';

/** The site's highest value, and its highest multiples of another variant's values. */
export type Limits = Partial<Readonly<Record<Variant | 'atMost', number>>>;

export const measures = {
  'first paint, ms': { scriptless: 1.12 },
  'largest paint, ms': { scriptless: 1.05 },
  'layout shift': { atMost: 0.01 },
  'code ready, ms': {},
  'work until quiet, ms': { scriptless: 1.5 },
  'script until quiet, ms': {},
  'heap, KB': { atMost: 1_400 },
  'blocked, ms': { atMost: 60 },
  'script bytes, KB': { atMost: 36 },
  'shift with late fonts': { atMost: 0.01 },
  'page change, ms': { scriptless: 0.35, bare: 1.2 },
  'second visit, ms': { scriptless: 0.65 },
  'second visit, requests': { atMost: 0 },
  'offline open, ms': {},
} as const satisfies Readonly<Record<string, Limits>>;

export interface Sample {
  readonly variant: Variant;
  /** A path, or two with `>` between them. */
  readonly page: string;
  readonly measure: keyof typeof measures;
  /** Null if the event never came or the press was lost. */
  readonly value: number | null;
}
