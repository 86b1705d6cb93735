import { categories, type Category, type RouteScores } from './score-route.ts';

const lowest: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export interface CheckedScores {
  readonly hasPassed: boolean;
  /** The scores, and the audits that failed where a score is too low. */
  readonly summary: string;
}

/** Compares the scores of a page with the lowest that are accepted. */
export function checkScores({ scores, failed }: RouteScores): CheckedScores {
  const low = categories.filter((category) => scores[category] < lowest[category]);
  const cells = categories.map((category) => String(scores[category]).padStart(5));
  const faults = low.map((category) => `${category}: ${failed[category].join(', ')}`);
  const summary = [...cells, '', ...faults].join(' ').trimEnd();
  return { hasPassed: low.length === 0, summary };
}
