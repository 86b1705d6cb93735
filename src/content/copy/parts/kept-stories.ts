/** Copy about the stories that a device keeps, on /offline and /stories. */
export const keptStoriesCopy = {
  heading: {
    some: 'Stories on this device',
    running: 'Keeping all stories',
    paused: 'Paused',
    full: 'No more room',
    blocked: 'Stories do not come through',
    offline: 'You are offline',
    outdated: 'There is a new version',
    all: 'All stories are here',
  },
  count: (kept: number, total: number) => `${kept} of ${total} stories are kept`,
  note: {
    some: 'The newest ones, and every story that was opened or chosen here.',
    running: (left: string) =>
      `${left} to go. You can go on reading, or close the page: it goes on from here.`,
    paused: (left: string) => `${left} to go. What is kept stays kept.`,
    full: (missing: number) =>
      missing === 0
        ? 'This device is full. Some pictures and papers are not here. All stories open with no internet.'
        : `This device is full. ${missing === 1 ? 'One story is' : `${missing} stories are`} not here. The others open with no internet.`,
    blocked: (left: string) =>
      `${left} to go. Something between this device and the site blocks or changes files: often a filter, or the sign-in page of a network. What is kept stays kept.`,
    offline: (left: string) => `${left} to go. What is kept stays kept.`,
    outdated: (left: string) => `${left} to go. Update to keep the rest. What is kept stays kept.`,
    all: 'They open with no internet. New ones will be kept too.',
  },
  keepAll: (total: number, size: string) => `Keep all ${total} stories (${size})`,
  pause: 'Pause',
  resume: 'Go on',
  enough: 'That is enough',
  again: 'Try again',
  update: 'Go to the update',
  onlyNewest: 'Only the newest again',
  keepNewest: (stories: number) => `Keep the newest ${stories}`,
  list: {
    heading: 'Kept stories',
    remove: 'Remove',
    keepAgain: 'Keep it again',
    removeAll: 'Remove all stories',
  },
} as const;
