/** Toast for a file that could not be handed to the share sheet and was downloaded instead. */
export const passOnCopy = {
  saved: { title: (name: string) => `${name} is ready`, text: 'It is in your downloads.' },
} as const;
