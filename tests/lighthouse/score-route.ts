import { median } from '../bench/statistics.ts';
import { loadLighthouse, type LighthouseResult } from './load-lighthouse.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface RouteScores {
  /** Scores from 0 to 100, the median of the runs. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Ids of the weighted audits that the last run did not pass in full. */
  readonly failed: Readonly<Record<Category, readonly string[]>>;
}

/** Scores a page with Lighthouse's defaults, which simulate a mid-range phone on a slow line. */
export async function scoreRoute(url: string, port: number, runs: number): Promise<RouteScores> {
  const lighthouse = await loadLighthouse();
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) {
    const measure = () =>
      lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    // Lighthouse sometimes misses the start of its own trace and reports that, so retry once.
    const first = await measure();
    const result = first?.lhr.runtimeError ? await measure() : first;
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    results.push(result.lhr);
  }
  const last = results.at(-1);
  const score = (category: Category) =>
    median(results.map((one) => Math.round((one.categories[category]?.score ?? 0) * 100)));
  const failed = (category: Category) =>
    (last?.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  return { scores: each(score), failed: each(failed) };
}

function each<T>(value: (category: Category) => T): Readonly<Record<Category, T>> {
  return {
    performance: value('performance'),
    accessibility: value('accessibility'),
    'best-practices': value('best-practices'),
    seo: value('seo'),
  };
}
