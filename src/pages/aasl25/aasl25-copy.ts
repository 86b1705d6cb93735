import { pictures } from '#content/pictures.ts';
import { sampleQuote } from '#content/words/quote.ts';
import { productMarked, siteValues, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

const starterPack = {
  label: 'Download the SRM Librarian Starter Pack',
  to: '/aasl25-coming-soon',
} as const;

export const aasl25Copy = {
  head: {
    lang: 'en-US',
    title: pageTitle('For US librarians'),
    description:
      'Soccer books for reluctant readers and English learners in US school libraries: novels, graded readers and a Spanish edition.',
  },
  hero: {
    kicker: 'AASL25',
    headline: 'The shelf that empties itself.',
    lead: 'For US school librarians.',
    text: `The ${productMarked} gives your reluctant readers and English learners a hero, a level that fits, and a reason to come back.`,
    buttons: [starterPack, { label: 'See the Mackin buying guide', to: '/mackin-buying-guide' }],
    ticket: {
      rows: [
        { label: 'Event', value: 'AASL National Conference' },
        { label: 'Place', value: 'St. Louis, Missouri' },
        { label: 'Dates', value: 'October 16–18, 2025' },
      ],
      over: 'Full time',
      text: 'The conference is over. This page is for every school library, whether you were there or not.',
    },
  },
  game: {
    problem: {
      heading: 'The problem',
      lead: 'Some kids walk past every shelf you have.',
      text: 'They can tell you last night’s score. They cannot tell you the last book they finished. For a child who is still learning English, or who finds print hard, each shelf looks higher than the one before.',
    },
    solution: {
      heading: 'The solution',
      lead: 'Start with what they already love.',
      text: 'Play a little soccer. Read a story about it. Then talk about the story. One hero, Jamie Johnson, runs through books at several levels, for ages 8–13 and grades 3–8.',
    },
  },
  moves: {
    kicker: 'Your move',
    heading: 'Three ways to bring it in',
    items: [
      {
        name: 'Discover',
        text: 'See the novels, graded readers and Spanish edition, and which level is for whom.',
        link: { label: 'Meet the books', to: '/books' },
      },
      {
        name: 'Introduce',
        text: 'Put one set on a table, face out. Play ten minutes of soccer first, then open chapter one together.',
        link: { label: 'See how it works', to: '/method' },
      },
      {
        name: 'Advocate',
        text: 'Tell your district what you saw. Show the SRM Digital Badge on your library page or in your e-mail signature.',
        badge: {
          name: 'SRM Digital Badge',
          text: 'For libraries that use the program.',
          picture: pictures.digitalBadge,
        },
      },
    ],
  },
  buy: {
    heading: 'Two ways to buy',
    lead: 'Straight from us, or on your Mackin account.',
    shop: { label: 'Shop Direct', address: siteValues.shop },
    distributor: { label: 'Order from Mackin', to: '/mackin-buying-guide' },
  },
  differences: {
    kicker: 'The line-up',
    heading: 'Six things that make it different',
    items: [
      {
        no: 2,
        name: 'Graded readers',
        text: 'Six steps and a graphic prequel, so nobody starts too high.',
      },
      {
        no: 5,
        name: 'Bilingual editions',
        text: 'A Spanish edition, because a first language helps the second one along.',
      },
      {
        no: 7,
        name: 'High-interest content',
        text: 'Soccer in every story. More than one million Jamie Johnson books sold, Oxfordshire FA reported.',
      },
      {
        no: 8,
        name: 'Evidence-backed',
        text: 'Six figures, and they are the program’s own. Ask us how they were measured.',
        link: { label: 'Read the figures', to: '/method' },
      },
      {
        no: 10,
        name: 'Time-saving resources',
        text: 'A Teacher’s Book, a workbook and a buying guide with everything in one list.',
      },
      {
        no: 11,
        name: 'Academic excellence',
        text: 'Developed in collaboration with staff at UCL’s Institute of Education in London.',
      },
    ],
  },
  voices: {
    kicker: 'From the stands',
    heading: 'What people say',
    quotes: [
      sampleQuote(
        'I learned to read a game before I learned to read a page. These books join the two up.',
        'Soccer player',
      ),
      sampleQuote(
        'My quietest student explained the offside rule, in English, to the whole class.',
        'Teacher, grade 4',
      ),
      sampleQuote(
        'On the bus to away games nobody read. I wish I had had one of these.',
        'Former soccer player',
      ),
      sampleQuote('She reads it to her little brother now. In two languages.', 'Parent'),
    ],
  },
  call: {
    heading: 'Put one set on one table.',
    lead: 'Then watch which one they pick up first.',
    buttons: [starterPack, { label: 'Get e-mail updates', to: '/sign-up' }],
  },
  credit:
    'Soccer Reader Method is a program from HATRIQA Limited, London. Jamie Johnson novels by Dan Freedman (D. C. Freedman in the US).',
} as const satisfies PageCopy;
