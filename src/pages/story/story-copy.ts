import { readingBarCopy } from '#content/copy/parts/reading-bar.ts';
import { shareToasts } from '#content/copy/parts/share.ts';
import { pageTitle } from '#content/site.ts';
import { comingSoon } from '#content/story/story.ts';

export const storyCopy = {
  back: { label: 'Back to Stories', to: '/stories' },
  categories: 'Categories',
  published: 'Published',
  sample: 'Sample',
  draft: 'Draft',
  readingBar: readingBarCopy,
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
  length: (words: number, minutes: number) =>
    `${words} words, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  steps: {
    label: 'Two texts of this story',
    'first-half': { name: 'First half', about: 'The easier text' },
    'full-time': { name: 'Full time', about: 'The story' },
    counts: (words: number, each: number) => `${words} words, about ${each} in a sentence`,
    now: 'Reading now',
    onward: {
      kicker: 'Half-time',
      heading: 'Now the full match.',
      text: (words: number) => `You know what happens. The story tells you more: ${words} words.`,
      button: 'Read Full time',
    },
  },
  spanish: {
    show: 'En español',
    unchecked: 'Not yet read by a native reader.',
    name: 'Español',
  },
  board: {
    name: readingBarCopy.board,
    back: 'Back to the story',
    language: { 'full-time': 'Full time', 'first-half': 'First half', es: 'en español' },
    title: 'Title',
    paragraph: (number: number, count: number) => `Paragraph ${number} of ${count}`,
    word: (number: number, count: number) => `Word ${number} of ${count}`,
    clock: { full: '10:00', start: 'Start', pause: 'Pause', again: 'Ten minutes again' },
    end: { label: 'The end', heading: 'Full time.', again: 'From the start' },
    before: 'Previous screen',
    next: 'Next screen',
    escape: 'Esc',
    fullScreen: 'Full screen',
  },
  lesson: {
    play: { heading: 'Play', kicker: 'Ten minutes, one ball' },
    read: { heading: 'Read', kicker: 'Look again' },
    relate: { heading: 'Relate', kicker: 'Talk about it' },
  },
  words: 'Words to know',
  share: {
    heading: 'Share',
    copy: 'Copy link',
    ...shareToasts,
    share: 'Share',
    code: 'Point a phone camera here to open this story.',
    codeName: 'QR code of this story’s address',
    show: 'Show QR',
    close: 'Close',
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
