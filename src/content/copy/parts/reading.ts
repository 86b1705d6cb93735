/** Copy of the tools in the bar "Read it your way", loaded with the first press. */
export const readingCopy = {
  comfort: {
    size: {
      legend: 'Text size',
      options: { usual: '100 %', '125': '125 %', '150': '150 %', '200': '200 %' },
    },
    space: {
      legend: 'Spacing',
      options: { usual: 'Normal', more: 'More', most: 'Most' },
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
      forced: 'Your device uses its own colours, which override these.',
    },
    letters: {
      legend: 'Typeface',
      options: { usual: 'Atkinson', lexend: 'Lexend', weighted: 'OpenDyslexic' },
      note: 'Another typeface, if you like it better.',
      coming: 'The typeface is loading.',
      lost: 'This typeface did not load. It needs the internet once; then it stays on this device.',
    },
    reset: 'Reset',
    keep: 'Keep it on this device',
    kept: 'What this device keeps',
    persistence: {
      window: 'Stays until this window is closed.',
      kept: 'Stays on this device.',
      page: 'This browser stores nothing for this site: your choice lasts until the page is reloaded.',
    },
  },
  ruler: {
    legend: 'Lines',
    options: { '1': 'One', '3': 'Three' },
    note: 'Tap a line, scroll, or use the arrow keys. Escape stops it.',
    stop: 'Stop one line at a time',
  },
  nextReader: {
    title: 'Ready for the next reader',
    text: 'Reading looks as usual again, and none of your choices are kept.',
  },
} as const;

/** Copy of the player that reads a story aloud, loaded with the reading tools. */
export const listeningCopy = {
  region: 'Listen',
  before: 'Previous sentence',
  play: 'Play',
  pause: 'Pause',
  next: 'Next sentence',
  place: (at: number, count: number) => `Sentence ${at} of ${count}`,
  hint: 'Press a sentence to start there.',
  pace: { label: 'Pace', slow: 'Slow', steady: 'Steady', quick: 'Quick' },
  voice: {
    label: 'Voice',
    none: 'Choose a voice',
    device: 'works offline',
    online: 'needs internet',
    unstated: 'may not work offline',
  },
  online: 'Your browser sends what this voice reads over the internet to the voice’s maker.',
  mode: {
    label: 'How to read',
    on: 'Without stopping',
    single: 'One sentence at a time',
    turns: 'Take turns',
  },
  turns: {
    readers: { voice: 'Voice', child: 'Your turn', first: 'A', second: 'B' },
    child: { status: 'Your turn. Read it aloud, then press the tick.', done: 'I have read it' },
    children: {
      status: (reader: string) => `${reader} reads. No voice is needed.`,
      done: (reader: string) => `${reader} has read it`,
    },
    childBegins: 'I begin',
    voiceBegins: 'The voice begins',
    swap: 'Swap A and B',
    without: 'Take turns without a voice',
  },
  back: 'Back to the sentence',
  stop: 'Stop',
  problems: {
    seeking: 'Looking for a voice on this device …',
    none: 'There is no English voice on this device.',
    spanish: 'There is no Spanish voice on this device: only the English is read.',
    'not-selected':
      'The voices on this device need internet: your browser sends what they read to the voice’s maker. Choose one and press Play.',
    offline: 'The voices on this device need internet, and there is none now.',
    'voice-found': 'A voice is available now. Press Play.',
    refused: 'This device did not allow the page to speak. Press Play to try again.',
    stopped: 'The voice has stopped. Press Play to continue from this sentence.',
    empty: 'There is nothing to read here yet.',
    unable: 'This browser cannot read aloud. Another browser on this device may be able to.',
  },
  adding: {
    label: 'How to add a voice',
    after:
      'Then come back to this page. If it finds no voice, close the browser and open it again.',
    devices: [
      {
        device: 'iPad and iPhone',
        steps: 'Settings, Accessibility, Spoken Content (or Read & Speak), Voices, English.',
      },
      {
        device: 'Android',
        steps:
          'Settings: search for text-to-speech. Open its engine’s settings, then Install voice data, English.',
      },
      {
        device: 'Chromebook',
        steps: 'Settings, Accessibility, Text-to-Speech, then the settings of its voices.',
      },
      { device: 'Windows', steps: 'Settings, Time & language, Speech, Add voices, English.' },
      {
        device: 'Mac',
        steps:
          'System Settings, Accessibility, Spoken Content (or Read & Speak), System voice, Manage voices.',
      },
      {
        device: 'Linux',
        steps: 'Install speech-dispatcher and espeak-ng from the system’s packages.',
      },
    ],
  },
} as const;
