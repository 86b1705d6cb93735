import { type Limits, measures, type Sample, type Variant } from './measures.ts';

type Values = readonly (number | null)[];

/**
 * Prints medians with their quartiles, and lists the limits that are broken: a limit is broken when
 * three quarters of the runs exceed it, or when a value of the site was lost.
 */
export function summarise(samples: readonly Sample[]): readonly string[] {
  const faults: string[] = [];
  for (const [measure, limits] of Object.entries<Limits>(measures)) {
    const all = samples.filter((sample) => sample.measure === measure);
    if (all.length > 0) console.log(`\n${measure}`);
    for (const page of new Set(all.map((sample) => sample.page))) {
      const of = (variant: Variant) =>
        all.filter((one) => one.page === page && one.variant === variant).map(({ value }) => value);
      const check = (values: Values, limit = Infinity, unit = '') => {
        if (quantile(values, 0.25) > limit)
          faults.push(`${measure} of ${page}: above ${limit}${unit}`);
      };
      const site = of('site');
      check(site, limits.atMost);
      if (site.includes(null)) faults.push(`${measure} of ${page}: lost`);
      const cells = [`site ${quartiles(site)}`];
      for (const variant of ['scriptless', 'bare', 'before'] as const) {
        const theirs = of(variant);
        if (theirs.length === 0) continue;
        const ratios = site.map((value, run) => (value ?? NaN) / (theirs[run] ?? NaN));
        check(ratios, limits[variant], ` x ${variant}`);
        // The scriptless variant has no script to compare with.
        const ratio = ratios.some(Number.isFinite) ? `, x ${quartiles(ratios)}` : '';
        cells.push(`${variant} ${quartiles(theirs)}${ratio}`);
      }
      console.log(`  ${page.padEnd(22)} ${cells.join('; ')}`);
    }
  }
  return faults;
}

export function median(values: Values): number {
  return quantile(values, 0.5);
}

function quartiles(values: Values): string {
  const [lower, middle, upper] = [0.25, 0.5, 0.75].map((share) =>
    Number(quantile(values, share).toPrecision(3)),
  );
  return `${middle} (${lower}..${upper})`;
}

/** Interpolates linearly between neighbouring values; returns NaN without any. */
function quantile(values: Values, share: number): number {
  const sorted = values
    .flatMap((value) => (value === null || Number.isNaN(value) ? [] : value))
    .toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below = NaN, above = NaN] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}
