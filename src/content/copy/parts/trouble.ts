/** Instead of a page that could not be drawn. */
export const troubleCopy = {
  broken: {
    heading: 'That did not work',
    text: 'Something on this page broke. Nothing you typed has been sent. Please load the page again.',
    button: 'Load again',
  },
  looking: {
    heading: 'One moment',
    text: 'A part of this page did not come. We are trying again.',
    button: 'Try again',
  },
  offline: {
    heading: 'This page is not on your device',
    text: 'You are offline, and this page was not saved before. It opens when the internet is back.',
    button: 'Try again',
  },
  saved: { label: 'See what is saved', to: '/offline' },
} as const;
