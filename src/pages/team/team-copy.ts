import { productMarked, pageTitle } from '#content/site.ts';
import { team } from '#content/team.ts';
import type { PageCopy } from '#content/page/head.ts';

export const teamCopy = {
  head: {
    title: pageTitle('Meet the Team'),
    description:
      'Two co-founders, an author and ambassador, and an education advisor: the people behind the Soccer Reader Method.',
  },
  hero: {
    kicker: productMarked,
    headline: 'Meet the Team',
    lead: 'Four people and a great many match reports.',
  },
  album: { label: 'The four of us', members: team },
  end: {
    heading: 'How did it start?',
    lead: 'With a child who was a reluctant reader.',
    buttons: [{ label: 'Discover our Story', to: '/about' }],
  },
} as const satisfies PageCopy;
