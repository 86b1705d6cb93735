import { pictures } from '#content/pictures.ts';
import { sampleQuote } from '#content/words/quote.ts';
import { productMarked, siteName } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const homeCopy = {
  head: {
    title: siteName,
    description:
      'A reading and English programme for 8 to 13 year olds who love football. Jamie Johnson books, graded readers, lesson plans and play.',
  },
  hero: {
    kicker: productMarked,
    headline: 'Football on every page.',
    lead: 'A reading and English programme for 8 to 13 year olds who would rather be outside with a ball.',
    buttons: [
      { label: 'How it works', to: '/method' },
      { label: 'Read a story', to: '/stories' },
    ],
    picture: { wide: pictures.heroWide, tall: pictures.heroTall },
  },
  scoreboard: {
    label: 'The programme in four lines',
    figures: [
      { figure: '8–13', text: 'years old, the ages it is made for' },
      { figure: '1,000,000+', text: 'Jamie Johnson books sold, Oxfordshire FA reported' },
      { figure: '6', text: 'graded readers on the way to the novels' },
      { figure: 'UCL', text: 'developed with staff at its Institute of Education' },
    ],
  },
  welcome: {
    kicker: 'Kick-off',
    heading: 'Give them a story they already want to finish.',
    lead: 'Jamie Johnson is a boy who wants to be a professional footballer. Around his novels we have built a whole programme: readers at several levels, workbooks, plans for teachers, and games for the pitch.',
    text: 'It is made for reluctant readers, for children learning English, and for pupils with dyslexia or other learning needs. You do not have to know football to use it. They do.',
    quotes: [
      sampleQuote(
        'He asked me on Friday if he could take the book home for the weekend.',
        'Class teacher, year 5',
      ),
      sampleQuote(
        'It is the first book in our house that nobody had to be told to read.',
        'Parent',
      ),
    ],
  },
  blocks: {
    label: 'Play, read, relate',
    items: [
      {
        id: 'play',
        heading: 'Play',
        text: 'Start with the ball. Ten minutes of football that bring up the words of the chapter before anyone opens the book.',
        picture: pictures.spotPlay,
      },
      {
        id: 'read',
        heading: 'Read',
        text: 'Then the story, at the level that fits. Six graded readers lead, step by step, to the novels themselves.',
        picture: pictures.spotRead,
      },
      {
        id: 'relate',
        heading: 'Relate',
        text: 'Then talk and write about it: training, friendship, losing, moving country, trying again.',
        picture: pictures.spotRelate,
      },
    ],
  },
  who: {
    kicker: 'The team sheet',
    heading: 'Who We Help',
    lead: 'Everyone who has ever handed a book to a child who handed it straight back.',
    button: { label: 'Get Started Today', to: '/contact' },
    items: [
      {
        no: 1,
        name: 'Schools',
        text: 'A scheme for the whole school, a small group, or an after-school club.',
      },
      {
        no: 4,
        name: 'Librarians',
        text: 'A shelf that empties itself, and a guide to ordering it.',
      },
      {
        no: 7,
        name: 'ESL and SEND teachers',
        text: 'Graded levels, a Spanish edition, and a game before every chapter.',
      },
      { no: 9, name: 'Parents', text: 'Something to read together that is not homework.' },
      {
        no: 11,
        name: 'Grassroots clubs',
        text: 'Reading as part of training, without a classroom in sight.',
      },
    ],
  },
  partners: {
    heading: 'Partners',
    items: [
      { name: 'Oxfordshire FA', text: 'A literacy partnership, announced for World Book Day 2025' },
      { name: 'ARCh', text: 'Assisted Reading for Children, Oxfordshire' },
    ],
  },
} as const satisfies PageCopy;
