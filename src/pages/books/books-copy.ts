import { sampleQuote } from '#content/words/quote.ts';
import type { RichText } from '#content/page/link.ts';
import { productMarked, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const booksCopy = {
  head: {
    lang: 'en-US',
    title: pageTitle('About the Jamie Johnson Series'),
    description:
      'Soccer novels by Dan Freedman, six graded readers, a graphic prequel and a Spanish edition, for ages 8–13 and grades 3–8.',
  },
  hero: {
    kicker: `${productMarked} books`,
    headline: 'About the Jamie Johnson Series',
    lead: 'One boy, one ball, and a reason to turn the page.',
    button: { label: 'Order the books', to: '/mackin-buying-guide' },
    shelves: {
      novels: {
        label: 'The novels',
        books: [
          { key: 'born-to-play', label: 'Born to Play' },
          { key: 'school-of-skill', label: 'School of Skill' },
          { key: 'time-to-shine', label: 'Time to Shine' },
        ],
      },
      rest: {
        label: 'Readers, editions and teaching books',
        books: [
          { key: 'prequel', label: 'Graphic prequel' },
          { key: 'reader-1', label: 'Reader 1' },
          { key: 'reader-2', label: 'Reader 2' },
          { key: 'reader-3', label: 'Reader 3' },
          { key: 'reader-4', label: 'Reader 4' },
          { key: 'reader-5', label: 'Reader 5' },
          { key: 'reader-6', label: 'Reader 6' },
          { key: 'spanish', label: 'Spanish edition' },
          { key: 'workbook', label: 'Workbook' },
          { key: 'teachers-book', label: 'Teacher’s Book' },
        ],
      },
    },
  },
  profile: {
    kicker: 'Player profile',
    heading: 'Who Is Jamie Johnson?',
    lead: 'A boy who wants to be a professional soccer player.',
    text: [
      'In ',
      { cite: 'Born to Play' },
      ' Jamie is ten. He has to move to England. Soccer is how he finds his place there.',
    ] satisfies RichText,
    author: 'Dan Freedman, who writes the books, was a reluctant reader as a child.',
    facts: [
      { label: 'Name', value: 'Jamie Johnson' },
      { label: 'Age', value: 'Ten, in Born to Play' },
      { label: 'Wants to be', value: 'A professional soccer player' },
      { label: 'Written by', value: 'Dan Freedman (in the US, D. C. Freedman)' },
      {
        label: 'Copies sold',
        value: 'More than one million, Oxfordshire FA reported in March 2025',
      },
      { label: 'On television', value: 'A BBC drama, Oxfordshire FA reported' },
    ],
  },
  readers: {
    kicker: 'First half',
    heading: 'For Readers',
    text: 'You know the feeling before a game. These books start there.',
    items: ['Soccer in every story', 'A level that fits you now', 'A next book when you are ready'],
  },
  librarians: {
    kicker: 'Second half',
    heading: 'For Librarians & Teachers',
    text: 'One hero runs through every format, so a mixed group can talk about the same character.',
    items: [
      'For reluctant readers and English learners',
      'For students with dyslexia or other learning needs',
      'Workbook and Teacher’s Book to go with the story',
    ],
  },
  formats: {
    kicker: 'The formation',
    heading: 'Four formats, one hero',
    items: [
      {
        id: 'core',
        name: 'Core Series',
        tag: 'Ages 8–13, grades 3–8',
        text: [
          'The novels. ',
          { cite: 'Born to Play' },
          ', ',
          { cite: 'School of Skill' },
          ' and ',
          { cite: 'Time to Shine' },
          ', for readers at middle-grade level.',
        ] satisfies RichText,
        books: ['born-to-play', 'school-of-skill', 'time-to-shine'],
      },
      {
        id: 'graded',
        name: 'Graded Reader Editions',
        tag: 'Beginner and Beginner+',
        text: [
          'Six graded readers and a graphic prequel. Start low, move up a book at a time.',
        ] satisfies RichText,
        books: ['prequel', 'reader-1', 'reader-6'],
      },
      {
        id: 'bilingual',
        name: 'Bilingual Editions',
        tag: 'Spanish',
        text: [
          'A first language is a head start. The Spanish edition lets a child bring theirs to the story.',
        ] satisfies RichText,
        books: ['spanish'],
      },
      {
        id: 'sets',
        name: 'Classroom & Library Sets',
        tag: 'Books and teaching resources',
        text: [
          'Readers, workbook and Teacher’s Book, listed together so that you can order in one go.',
        ] satisfies RichText,
        books: ['workbook', 'teachers-book'],
      },
    ],
  },
  guides: {
    kicker: 'Set pieces',
    heading: 'Guides That Save You Time',
    items: [
      {
        link: { label: 'Mackin buying guide', to: '/mackin-buying-guide' },
        text: 'Every title in three lists. Select, copy, order.',
      },
      {
        link: { label: 'Print-ready guide', to: '/mackin-buying-guide-pdf' },
        newTab: true,
        text: 'The same books on paper, for a meeting or a budget request.',
      },
      {
        link: { label: 'Born to Play: Teacher’s Book', to: '/mackin-buying-guide' },
        text: 'By Mark Bailey. Teaching material to go with the novel. ISBN 9781915791245.',
      },
    ],
  },
  voices: {
    kicker: 'Full-time reports',
    heading: 'What they say',
    quotes: [
      sampleQuote(
        'I put it face out on Monday. By recess there was a waiting list.',
        'School librarian',
      ),
      sampleQuote(
        'My beginners and my best readers argued about the same character.',
        'ESL teacher, grade 5',
      ),
      sampleQuote('He read one more chapter. Then he asked me who wrote it.', 'Parent'),
    ],
  },
  end: {
    heading: 'Want to see why it works?',
    lead: 'Read the method, or go straight to the page for librarians.',
    buttons: [
      { label: 'See the method', to: '/method' },
      { label: 'For US librarians', to: '/aasl25' },
    ],
  },
} as const satisfies PageCopy;
