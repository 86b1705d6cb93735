/** Version of the site: `bare` has no worker, and `before` is the build of another commit. */
export type Side = 'site' | 'scriptless' | 'bare' | 'before';

export interface Measure {
  readonly unit: 'ms' | 'KB' | '';
  /** Limit of the site's own median. */
  readonly atMost?: number;
  /** Limits of the site's median, as multiples of another side's median. */
  readonly ratios?: Partial<Readonly<Record<Side, number>>>;
  /** A single lost sample breaks the limit. */
  readonly neverLost?: true;
}

/** Measures and their limits. */
export const measures = {
  'first paint': { unit: 'ms', ratios: { scriptless: 1.12 } },
  'largest paint': { unit: 'ms', ratios: { scriptless: 1.05 } },
  'layout shift': { unit: '', atMost: 0.01 },
  'blocked time': { unit: 'ms', atMost: 150 },
  'code ready': { unit: 'ms' },
  'page bytes': { unit: 'KB' },
  'script bytes': { unit: 'KB' },
  'font bytes': { unit: 'KB' },
  'picture bytes': { unit: 'KB' },
  requests: { unit: '' },
  'work until quiet': { unit: 'ms', ratios: { scriptless: 1.5 } },
  'script until quiet': { unit: 'ms' },
  'style recalculations': { unit: '' },
  heap: { unit: 'KB', atMost: 1_400 },
  'blocked until quiet': { unit: 'ms', atMost: 60 },
  'script bytes until quiet': { unit: 'KB', atMost: 36 },
  'shift, late fonts': { unit: '', atMost: 0.01 },
  'page change': { unit: 'ms', ratios: { scriptless: 0.35, bare: 1.2 }, neverLost: true },
  'second visit': { unit: 'ms', ratios: { scriptless: 0.65 }, neverLost: true },
  'second visit requests': { unit: '', atMost: 0 },
  'offline open': { unit: 'ms', neverLost: true },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;

export interface Sample {
  readonly run: number;
  readonly side: Side;
  /** A path, or two with `>` between them. */
  readonly page: string;
  readonly measure: MeasureName;
  /** Null if the event never came or the press was lost. */
  readonly value: number | null;
}
