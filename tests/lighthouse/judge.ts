import { categories, type Category, type RouteScores } from './score-route.ts';

const atLeast: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export interface Verdict {
  readonly isKept: boolean;
  readonly words: string;
}

/** Scores stay as Lighthouse gives them; the search score may be low for noindex alone. */
export function judge({ scores, searchBeside, failed }: RouteScores): Verdict {
  const counted = { ...scores, seo: searchBeside };
  const low = categories.filter((category) => counted[category] < atLeast[category]);
  const cells = categories.map((category) => String(scores[category]).padStart(5));
  const faults = low.map((category) => `${category}: ${failed[category].join(', ')}`);
  const words = [...cells, String(searchBeside).padStart(5), '', ...faults].join(' ').trimEnd();
  return { isKept: low.length === 0, words };
}
