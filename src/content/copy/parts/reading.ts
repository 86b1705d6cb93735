/** Words of the tools that the bar "Read it your way" opens. They come with the first press. */
export const readingCopy = {
  comfort: {
    size: {
      legend: 'Text size',
      options: { usual: '100 %', '125': '125 %', '150': '150 %', '200': '200 %' },
    },
    space: {
      legend: 'Space',
      options: { usual: 'Usual', more: 'More', most: 'Most' },
    },
    paper: {
      legend: 'Paper',
      options: {
        cream: 'Cream',
        blue: 'Blue',
        green: 'Green',
        peach: 'Peach',
        white: 'White',
        night: 'Night',
      },
      forced: 'Your device has colours of its own on. They go before these.',
    },
    letters: {
      legend: 'Letters',
      options: { usual: 'Atkinson', lexend: 'Lexend', weighted: 'OpenDyslexic' },
      note: 'Another typeface, if you like it better.',
      coming: 'The letters are on their way.',
      lost: 'These letters did not come. They need the internet once; then they stay on this device.',
    },
    reset: 'Put it back',
    keep: 'Keep it on this device',
    lasting: {
      window: 'Stays until this window is closed.',
      kept: 'Stays on this device.',
      page: 'This browser keeps nothing for this site: your choice stays until the page is loaded again.',
    },
  },
  ruler: {
    legend: 'Lines',
    options: { '1': 'One', '3': 'Three' },
    note: 'Tap a line, scroll, or use the arrow keys. Escape stops it.',
    stop: 'Stop one line at a time',
  },
  print: {
    sheet: {
      label: 'Class sheet',
      note: 'One page for every child: numbered paragraphs, words, Play, Read and Relate.',
    },
    large: {
      label: 'Large print',
      note: 'The same in letters of 18 points, on two or three pages.',
    },
    teacher: {
      label: 'Teacher’s copy',
      note: 'With the number of words read at the end of each paragraph, to listen and count along.',
    },
    score: 'Words read ______ − errors ______ = words read well ______',
  },
  nextReader: {
    title: 'Ready for the next reader',
    text: 'Everything is as usual, and nothing of yours is kept.',
  },
} as const;
