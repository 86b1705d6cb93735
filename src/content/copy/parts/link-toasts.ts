/** Toasts of the specification (section 8), word for word. */
export const linkToasts = {
  copied: { title: 'Link copied to clipboard!' },
  notCopied: { title: "Couldn't copy link to clipboard" },
} as const;
