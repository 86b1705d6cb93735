import { pageTitle } from '../site.ts';
import { comingSoon } from '#content/story/story-coming-soon.ts';

export const storyCopy = {
  back: { label: 'Back to Stories', to: '/stories' },
  categories: 'Categories',
  published: 'Published',
  sample: 'Sample',
  comfort: {
    heading: 'Read it your way',
    tools: {
      listen: 'Listen',
      comfort: 'Size, space, paper',
      ruler: 'One line at a time',
    },
    nextReader: 'Next reader',
    lost: {
      title: 'This tool did not come',
      text: 'It needs the internet once. Then it works without.',
    },
  },
  comingSoon,
  programme: {
    label: 'View Program',
    note: 'The match-day programme, to read on screen. It opens in a new tab and needs internet.',
  },
  video: {
    label: 'Watch on YouTube',
    note: 'The video opens in a new tab and needs internet.',
  },
  drawClosed: 'This draw has closed',
  fullTime: 'Full time',
  share: {
    heading: 'Share',
    copy: 'Copy link',
    share: 'Share',
    code: 'Point a phone camera here to open this story.',
  },
  related: 'Related Stories',
  notFound: {
    head: {
      title: pageTitle('Story not found'),
      description:
        'There is no story at this address. All stories of the Soccer Reader Method are on one page.',
    },
    heading: 'Story not found',
    text: "The story you're looking for doesn't exist or has been removed.",
    button: { label: 'Back to Stories', to: '/stories' },
  },
} as const;
