/** Copy of the tool that counts the words read in a minute, loaded with the tool's first press. */
export const minuteCopy = {
  region: 'One minute',
  ready: 'Press Start, then read aloud. The line shows your minute.',
  running: 'Read aloud. The line shows your minute.',
  jumped: 'The clock of this device stopped or jumped, so this minute does not count. Start again.',
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
  note: 'Nothing is kept. Read it again, and you see both results until you close this.',
  unable: {
    empty: 'There is nothing to read here yet.',
    words: 'This browser cannot count words in this language.',
  },
} as const;
