import { groupBy } from './group-by.ts';
import { type Measure, type MeasureName, measures, type Sample, type Side } from './measures.ts';
import { type Interval, interval, median, quantile } from './statistics.ts';

export interface Row {
  readonly page: string;
  readonly measure: MeasureName;
  readonly sides: readonly SideFigures[];
  readonly ratios: readonly Ratio[];
  /** Limits that the row breaks, such as `above 0.35 x scriptless`. */
  readonly faults: readonly string[];
}

export interface SideFigures {
  readonly side: Side;
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  readonly lost: number;
}

export interface Ratio extends Interval {
  readonly to: Side;
  readonly ratio: number;
}

/** Returns one row per page and measure, in the order of their first samples. */
export function summarise(samples: readonly Sample[]): readonly Row[] {
  const groups = groupBy(samples, ({ page, measure }) => `${measure} ${page}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [summariseGroup(first.page, first.measure, group)] : [];
  });
}

function summariseGroup(page: string, measure: MeasureName, group: readonly Sample[]): Row {
  const bySide = groupBy(group, ({ side }) => side);
  const others = [...bySide].filter(([side]) => side !== 'site');
  const own = bySide.get('site') ?? [];
  const ratios = others.map(([to, theirs]) => ratioOf(to, own, theirs));
  const rule: Measure = measures[measure];
  return {
    page,
    measure,
    sides: [...bySide].map(([side, list]) => figuresOf(side, list)),
    ratios,
    faults: faultsOf(rule, own, ratios),
  };
}

function figuresOf(side: Side, samples: readonly Sample[]): SideFigures {
  const values = present(samples);
  return {
    side,
    median: median(values),
    lower: quantile(values, 0.25),
    upper: quantile(values, 0.75),
    lost: samples.length - values.length,
  };
}

function ratioOf(to: Side, own: readonly Sample[], theirs: readonly Sample[]): Ratio {
  const ratio = (runs: readonly number[]) => medianOf(own, runs) / medianOf(theirs, runs);
  const count = Math.min(own.length, theirs.length);
  return { to, ratio: ratio([...own.keys()]), ...interval(count, ratio) };
}

/** A limit is broken when even the lower end of the interval lies above it. */
function faultsOf(
  { atMost, ratios: limits = {}, neverLost }: Measure,
  own: readonly Sample[],
  ratios: readonly Ratio[],
): readonly string[] {
  const faults = ratios.flatMap(({ to, low }) => {
    const limit = limits[to];
    return limit !== undefined && low > limit ? [`above ${limit} x ${to}`] : [];
  });
  const { low } = interval(own.length, (runs) => medianOf(own, runs));
  if (atMost !== undefined && low > atMost) faults.push(`above ${atMost}`);
  const lost = own.length - present(own).length;
  if (neverLost && lost > 0) faults.push(`${lost} lost`);
  return faults;
}

function medianOf(samples: readonly Sample[], runs: readonly number[]): number {
  return median(present(runs.flatMap((run) => samples[run] ?? [])));
}

function present(samples: readonly Sample[]): readonly number[] {
  return samples.flatMap(({ value }) => value ?? []);
}
