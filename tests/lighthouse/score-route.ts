import { median } from '../bench/statistics.ts';
import { loadLighthouse, type LighthouseResult } from './load-lighthouse.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface RouteScores {
  /** 0 to 100, median of the runs. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that count and were not passed in full, of the last run. */
  readonly failed: Readonly<Record<Category, readonly string[]>>;
}

/** Lighthouse as it comes: a middling phone on a slow line, reckoned. */
export async function scoreRoute(url: string, port: number, runs: number): Promise<RouteScores> {
  const lighthouse = await loadLighthouse();
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) {
    const measure = () =>
      lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    // At times it misses the start of its own recording, and says so.
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
