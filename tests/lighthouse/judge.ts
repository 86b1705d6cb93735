import { categories, type Category, type RouteScores } from './score-route.ts';

const atLeast: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Fails while builds carry noindex (decision 5). */
const crawlable = 'is-crawlable';

export interface Verdict {
  readonly isKept: boolean;
  readonly words: string;
}

/** Scores stay as Lighthouse gives them; a star marks a search score that only noindex holds down. */
export function judge({ scores, failed }: RouteScores): Verdict {
  const isUnindexed = failed.seo.length === 1 && failed.seo[0] === crawlable;
  const low = categories.filter(
    (category) => scores[category] < atLeast[category] && !(category === 'seo' && isUnindexed),
  );
  const cells = categories.map((category) => {
    const star = category === 'seo' && isUnindexed ? '*' : '';
    return `${scores[category]}${star}`.padStart(5);
  });
  const faults = low.map((category) => `${category}: ${failed[category].join(', ')}`);
  return { isKept: low.length === 0, words: [...cells, '', ...faults].join(' ').trimEnd() };
}
