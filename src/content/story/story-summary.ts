import type { StorySummary } from './story.ts';

/** The story without its text. */
export function storySummary(story: StorySummary): StorySummary {
  const { id, title, image, alt, categories, date, sample, deadline, words, minutes } = story;
  return {
    id,
    title,
    image,
    alt,
    categories,
    date,
    sample,
    words,
    minutes,
    ...(deadline === undefined ? {} : { deadline }),
  };
}
