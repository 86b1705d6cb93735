/** Toasts after a press on Copy link, word for word (specification, section 8). */
export const shareToasts = {
  copied: { title: 'Link copied to clipboard!' },
  notCopied: { title: "Couldn't copy link to clipboard" },
} as const;
