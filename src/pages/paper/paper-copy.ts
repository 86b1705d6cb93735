import type { PageCopy } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';

export const paperCopy = {
  head: {
    title: pageTitle('Paper'),
    description:
      'Papers to print for each story: class sheets, gap sheets, word cards, coach cards and letters home, on A4 or Letter.',
  },
  kicker: 'Paper',
  headline: 'Print it. Cut it. Send it home.',
  lead: 'Papers for each story, black on white, on A4 or Letter. Stories on this device print with no internet.',
  /** Shown if there are more than 24 stories: devices store this page, so it lists the newest only. */
  older: {
    words: 'These are the newest stories. The papers of an older one are on its own page.',
    link: 'All stories',
  },
  table: { caption: 'Papers by story and by kind', story: 'Story', firstHalf: 'first half' },
} as const satisfies PageCopy;
