/** Copy of the bar of reading tools on a story. */
export const readingBarCopy = {
  heading: 'Read it your way',
  tools: {
    listen: 'Listen',
    comfort: 'Size, spacing, paper',
    ruler: 'One line at a time',
    both: 'Both languages',
    minute: 'One minute',
  },
  class: 'With a class',
  board: 'On the board',
  print: 'Print for class',
  nextReader: 'Next reader',
  lost: {
    title: 'This tool didn’t load',
    text: 'It needs the internet once. Then it works without.',
  },
} as const;
