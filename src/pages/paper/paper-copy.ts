import type { PageCopy } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';

export const paperCopy = {
  head: {
    title: pageTitle('Paper'),
    description:
      'Every paper of every story to print: class sheets, gap sheets, word cards, coach cards and letters home, on A4 or Letter.',
  },
  kicker: 'Paper',
  headline: 'Print it. Cut it. Send it home.',
  lead: 'Every paper of every story, black on white, on A4 or Letter. Stories on this device print with no internet.',
  /** Shown if there are more than 24 stories. Devices store the page, so its size is bounded. */
  older: {
    words: 'These are the newest stories. The papers of an older one are on its own page.',
    link: 'All stories',
  },
  table: { caption: 'Papers by story and by kind', story: 'Story', firstHalf: 'first half' },
} as const satisfies PageCopy;
