/** Copy of the tool that counts the words read in a minute, loaded with the tool's first press. */
export const minuteCopy = {
  region: 'One minute',
  ready: 'Press Start, then read aloud. The line is your minute.',
  running: 'Read aloud. The line is your minute.',
  jumped:
    'The clock of this device stood still or jumped, so this minute does not count. Start again.',
  tapLast: 'Tap the last word that was read.',
  tapWrong: (last: string, wrong: number) =>
    `Last word: ${last}. Now tap each word that was wrong: ${wrong}`,
  words: 'Words of the story',
  start: 'Start',
  finished: 'Finished',
  stop: 'Stop',
  undo: 'Undo',
  count: 'Count',
  again: 'Read it again',
  close: 'Close',
  sum: {
    read: 'words read',
    minus: 'minus',
    wrong: 'wrong',
    equals: 'equals',
    inSeconds: (seconds: number) => `words in ${seconds} seconds`,
    makes: 'that is',
    total: 'words in a minute',
    before: (total: number) => `Before: ${total} words in a minute.`,
  },
  note: 'Nothing is kept. Read the same again, and the second number stands beside this one until you leave.',
  unable: {
    empty: 'There is nothing to read here yet.',
    words: 'This browser cannot count the words of this language.',
  },
} as const;
