/** Toasts of the specification (sections 5 and 8) and of decision 12, word for word. */
export const toasts = {
  subscribed: { title: 'Success!', text: "You've been subscribed to our newsletter." },
  subscriptionFailed: {
    title: 'Subscription Failed',
    text: 'There was a problem subscribing you. Please try again later.',
  },
  savedOnDevice: {
    title: 'Saved on this device',
    text: "We'll send it when you're back online.",
  },
  sentSoon: { title: 'Saved on this device', text: "We'll send it as soon as we can." },
  invalidEmail: { title: 'Invalid Email', text: 'Please enter a valid email address.' },
} as const;

/**
 * Toasts about a sign-up, by its outcome. `delayed` waits like `queued`, but the server answers.
 */
export const outcomeToasts = {
  invalid: { tone: 'failure', ...toasts.invalidEmail },
  sent: { tone: 'success', ...toasts.subscribed },
  queued: { tone: 'waiting', ...toasts.savedOnDevice },
  delayed: { tone: 'waiting', ...toasts.sentSoon },
  refused: { tone: 'failure', ...toasts.subscriptionFailed },
  failed: { tone: 'failure', ...toasts.subscriptionFailed },
} as const;
