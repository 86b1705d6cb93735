/** Copy of the status badge and the update bar. */
export const statusCopy = {
  badge: {
    saved: 'Saved for offline',
    saving: (held: number, total: number) => `Saving ${held} of ${total}`,
    partly: (held: number, total: number) => `Saved ${held} of ${total}`,
    offline: 'You are offline',
    waiting: 'Waiting',
    notSent: 'Not sent',
  },
  update: {
    label: 'New version',
    ready: 'A new version is ready.',
    accept: 'Update when you’re ready',
    dismiss: 'Not now',
    accepted: 'Updating …',
    held: 'The new version is ready. This page will update once you send or clear what you typed.',
  },
} as const;
