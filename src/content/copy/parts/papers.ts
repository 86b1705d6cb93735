import { company, productMarked } from '#content/site.ts';
import type { PaperKind, StoryPaperEntry } from '#content/paper/papers.ts';

const names: Readonly<Record<PaperKind, string>> = {
  'class-sheet': 'Class sheet',
  'two-languages': 'Two languages',
  'large-print': 'Large print',
  teacher: 'Teacher’s copy',
  'gap-sheet': 'Gap sheet',
  'word-cards': 'Word cards',
  'coach-card': 'Coach card',
  'letter-home': 'Letter home',
};

/** Copy of a story's papers, and of the bar above them. */
export const papersCopy = {
  names: {
    ...names,
    'first-half-class-sheet': `${names['class-sheet']}, first half`,
    'first-half-two-languages': `${names['two-languages']}, first half`,
    'first-half-large-print': `${names['large-print']}, first half`,
    'first-half-teacher': `${names.teacher}, first half`,
    'first-half-gap-sheet': `${names['gap-sheet']}, first half`,
    everything: 'Everything',
  } satisfies Readonly<Record<StoryPaperEntry['paper'], string>>,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  bar: {
    back: 'Back to the story',
    size: 'Size of the paper:',
    sizes: [
      { id: 'a4', label: 'A4' },
      { id: 'letter', label: 'Letter' },
    ],
    print: 'Print',
    facts: 'black on white',
    unscripted: 'Print with your browser’s own command.',
    others: 'Papers of this story',
    all: { label: 'Papers of all stories', to: '/paper' },
  },
  organisation: `${company} ${productMarked}`,
  name: 'Name',
  date: 'Date',
  keep: 'Open it once on Wi-Fi and it is kept.',
  code: 'QR code of this story’s address',
  teacher: {
    note: 'Words read so far stand at the end of each paragraph. Shaded: every second sentence, for two who take turns.',
    score: ['Words read', '− errors', '= words read well'],
    key: 'Key to the gap sheet',
  },
  gaps: {
    note: (count: number) =>
      count === 1
        ? 'One word is missing.'
        : `${count} words are missing. A word may be needed more than once.`,
    bank: 'Words to choose from',
    gap: (number: number) => `Gap ${number}`,
  },
  cards: 'Cut along the lines. Fold along the dashes: word outside, meaning behind.',
  coach: { kicker: 'Ten minutes, one ball', aloud: 'Read this aloud.' },
  letter: {
    lines: ['School', 'Class', 'Date'],
    heading: 'A story to take home',
    greeting: 'Dear family,',
    reading: 'At school we are reading a short story. It is called',
    begins: 'This is how it begins:',
    home: 'You can play it, read it and talk about it at home. You need no football skills, and you can talk in any language you like.',
    read: 'Ask your child to read the story to you. Or take turns, one sentence each.',
    talk: 'Talk',
    phone: 'Point a phone here to read the story. No account is needed.',
    paper: 'No phone? We are glad to give you the story on paper.',
    end: 'With good wishes,',
    name: 'Name',
    sender: 'Sent by your school',
  },
} as const;
