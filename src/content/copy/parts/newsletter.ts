/** Copy of the newsletter box of /schools (section 2 of the specification). */
export const newsletterCopy = {
  label: 'Email address',
  button: 'Subscribe',
  sending: 'Subscribing...',
  noScript: 'This line needs JavaScript. The form on the contact page works without it.',
} as const;
