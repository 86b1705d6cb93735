import { median } from '../bench/summarise.ts';
import { loadLighthouse, type LighthouseResult } from './load-lighthouse.ts';

const lowest = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

interface RouteScores {
  readonly hasPassed: boolean;
  /** The scores from 0 to 100, and the audits that failed in any run where a score is too low. */
  readonly summary: string;
}

/**
 * Scores a page with Lighthouse's defaults, which simulate a mid-range phone on a slow network, and
 * compares the medians of the runs with the lowest scores that are accepted.
 */
export async function scoreRoute(url: string, port: number, runs: number): Promise<RouteScores> {
  const lighthouse = await loadLighthouse();
  const measure = async (): Promise<LighthouseResult> => {
    const options = { port, onlyCategories: Object.keys(lowest), logLevel: 'error' } as const;
    const { lhr } = (await lighthouse(url, options)) ?? {};
    if (!lhr || lhr.runtimeError)
      throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    return lhr;
  };
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1)
    // Lighthouse sometimes misses the start of its own trace and reports that, so retry once.
    results.push(await measure().catch(measure));

  const scores: string[] = [];
  const faults: string[] = [];
  for (const [name, least] of Object.entries(lowest)) {
    const score = median(
      results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
    );
    scores.push(String(score).padStart(5));
    if (score >= least) continue;
    const failed = new Set(results.flatMap((result) => failedAudits(result, name)));
    faults.push(`${name}: ${[...failed].join(', ')}`);
  }
  const summary = [...scores, '', ...faults].join(' ').trimEnd();
  return { hasPassed: faults.length === 0, summary };
}

/** Returns the ids of the audits that lower a category's score. */
function failedAudits({ categories, audits }: LighthouseResult, name: string): readonly string[] {
  const counted = (categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
