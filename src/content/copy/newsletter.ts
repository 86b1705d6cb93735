/** The newsletter box of /schools (section 2 of the specification). */
export const newsletterCopy = {
  label: 'Email address',
  button: 'Subscribe',
  sending: 'Subscribing...',
} as const;
