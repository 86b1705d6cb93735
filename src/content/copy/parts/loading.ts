/** Toasts for a press whose code or page does not load. */
export const loadingCopy = {
  lostCode: {
    title: 'Part of this page didn’t load',
    text: 'Please check the connection and press again.',
  },
  lostPage: {
    title: 'That page is not on this device',
    text: 'There is no internet, and it was not saved before. Press again to try anyway.',
  },
} as const;
