import { productMarked, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const grassrootsCopy = {
  head: {
    title: pageTitle('Grassroots'),
    description:
      'Reading as part of football training: session plans, books and short games for clubs that want more than results.',
  },
  hero: {
    kicker: 'Grassroots clubs',
    headline: 'Warm up with a chapter.',
    lead: 'For clubs that want more than results.',
    board: {
      alt: 'A tactics board. A dashed line runs through four stations on half a pitch: warm-up, story, match, talk.',
      stations: ['Warm-up', 'Story', 'Match', 'Talk'],
      caption: 'One training evening, four stations.',
    },
  },
  intro: {
    kicker: 'The plan',
    heading: 'Reading, without a classroom in sight',
    lead: 'You see these children every week. They listen to their coach.',
    text: `So a story at training can reach a child that a reading corner does not. With the ${productMarked} you need no teacher. You need a ball, a book and a dry corner.`,
    session: {
      caption: 'A training evening could look like this',
      rows: [
        {
          station: 'Station 1',
          name: 'Warm-up',
          text: 'A passing game that uses the words of the chapter.',
        },
        {
          station: 'Station 2',
          name: 'Story',
          text: 'Sit down and drink. A coach, or a player, reads a few pages aloud.',
        },
        { station: 'Station 3', name: 'Match', text: 'Play out the scene you have just heard.' },
        {
          station: 'Station 4',
          name: 'Talk',
          text: 'What would you have done? Two minutes, in a circle.',
        },
      ],
    },
  },
  involved: {
    heading: 'Get Involved',
    lead: 'What your club gets.',
    benefits: [
      'Jamie Johnson books for your changing room',
      'Session plans that mix football and reading',
      'Training for coaches and helpers',
      'Short games that need a ball and cones',
      'Something for parents to read at home',
      'Contact with other clubs that do it too',
    ],
    button: { label: 'Register Today', to: '/contact' },
    papers: { label: 'Print coach cards and letters home', to: '/paper' },
  },
  benefits: {
    kicker: 'On the board',
    heading: 'What it can do for your players',
    items: [
      {
        id: 'choice',
        name: 'They read by choice',
        text: 'The hero plays football. So the next chapter is worth it.',
      },
      {
        id: 'words',
        name: 'They find the words',
        text: 'Calling for the ball is talking. It counts.',
      },
      {
        id: 'confidence',
        name: 'They grow in confidence',
        text: 'A few pages at a time, and a finish each time.',
      },
      {
        id: 'team',
        name: 'They act as a team',
        text: 'One story, shared. The quiet one knows the ending too.',
      },
      {
        id: 'arrivals',
        name: 'New arrivals join in',
        text: 'Football needs little English. The first words come with it.',
      },
      { id: 'families', name: 'Families read along', text: 'The book goes home in the kit bag.' },
    ],
  },
  movement: {
    heading: 'Bring a book to training.',
    lead: 'Tell us about your club and your age groups.',
    buttons: [{ label: 'Join the Movement', to: '/contact' }],
  },
  partners: {
    kicker: 'Partners',
    heading: 'Who we play with',
    items: [
      {
        name: 'Oxfordshire FA',
        text: 'A literacy partnership, announced on 5 March 2025 for World Book Day.',
      },
      {
        name: 'ARCh',
        text: 'Assisted Reading for Children, Oxfordshire. More than 300 trained volunteers read one-to-one with children in more than 100 schools.',
      },
    ],
  },
} as const satisfies PageCopy;
