import type { RichText } from '#content/page/link.ts';
import { productMarked, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const methodCopy = {
  head: {
    title: pageTitle('How It Works'),
    description:
      'What happens on the pitch, on the page and in between: the five parts of the Soccer Reader Method, and its six figures.',
  },
  hero: {
    headline: `The Science Behind the ${productMarked}`,
    lead: 'What happens on the pitch, on the page, and in between.',
  },
  cards: {
    label: 'The method in short',
    items: [
      {
        heading: 'Research-Backed Methodology',
        text: 'We did not want to guess how children learn to read, or how they learn a new language. So the method was developed in collaboration with staff at UCL’s Institute of Education.',
      },
      {
        heading: 'Comprehensive Approach',
        text: 'One story runs through everything. Children play it, read it, talk about it and write about it. Nobody has to find a worksheet that fits.',
      },
    ],
  },
  parts: {
    kicker: 'Five-a-side',
    heading: 'Five things, one team',
    picture:
      'Five numbered players on a small pitch: one at the back, two in the middle, two in front. A dashed line passes the ball from one to five.',
    items: [
      { name: 'Novels', text: 'The Jamie Johnson series: the books everything else is built on.' },
      { name: 'Graded readers', text: 'Six readers in small steps, so everyone can start.' },
      { name: 'Workbooks', text: 'Practice that follows the chapter they have just read.' },
      {
        name: 'Teacher materials and training',
        text: 'Plans you can use tomorrow, and people who show you how.',
      },
      {
        name: 'Football play',
        text: 'A short game first. It brings up the words before the book does.',
      },
    ],
  },
  figures: {
    kicker: 'The score so far',
    heading: 'Six figures',
    note: [
      'These are the programme’s own figures. ',
      { label: 'Ask us', to: '/contact' },
      ' how they were measured.',
    ] satisfies RichText,
    items: [
      {
        id: 'graded-readers',
        name: 'Graded Readers’ Impact',
        text: 'A book at the right level is a book a child can finish.',
        figures: [{ figure: '2-3 times', text: 'faster reading comprehension progress' }],
      },
      {
        id: 'instruction',
        name: 'Diversified Instruction',
        text: 'Everyone follows the same hero, each at their own level. So one class can talk about one story.',
        figures: [{ figure: '85-95%', text: 'success in mixed-ability classrooms' }],
      },
      {
        id: 'topics',
        name: 'High-Interest Topics and Motivation',
        text: 'They already talk about football. Here they read about it too.',
        figures: [
          { figure: 'up to 74%', text: 'more engagement' },
          { figure: '3x', text: 'homework completion' },
          { figure: '2x', text: 'attendance' },
        ],
      },
      {
        id: 'language',
        name: 'Native Language Support',
        text: 'A word is easier to keep when you can also say it in your own language.',
        figures: [{ figure: '40%', text: 'higher vocabulary retention' }],
      },
    ],
  },
  next: {
    heading: 'See it in your school.',
    lead: 'Four ways to begin, from one small group to everybody.',
    buttons: [{ label: 'For schools', to: '/schools' }],
  },
} as const satisfies PageCopy;
