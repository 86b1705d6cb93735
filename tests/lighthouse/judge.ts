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

export function judge({ scores, failed }: RouteScores): Verdict {
  const low = categories.filter((category) => scores[category] < atLeast[category]);
  const cells = categories.map((category) => String(scores[category]).padStart(5));
  const faults = low.map((category) => `${category}: ${failed[category].join(', ')}`);
  const words = [...cells, '', ...faults].join(' ').trimEnd();
  return { isKept: low.length === 0, words };
}
