/** Title and text of each toast, copied from the specification (section 8) and decision 12. */
export const specifiedToasts = {
  success: "Success!\nYou've been subscribed to our newsletter.",
  failed: 'Subscription Failed\nThere was a problem subscribing you. Please try again later.',
  invalid: 'Invalid Email\nPlease enter a valid email address.',
  saved: "Saved on this device\nWe'll send it when you're back online.",
  sentSoon: "Saved on this device\nWe'll send it as soon as we can.",
} as const;
