import { productMarked, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const resourcesCopy = {
  head: {
    title: pageTitle('Sponsors'),
    description:
      'Sponsor a reading programme that starts with football: four opportunities, three tiers, from one school to the whole country.',
  },
  hero: {
    headline: 'Put your name on a child’s bookshelf.',
    lead: 'Four ways to sponsor, three tiers.',
    row: {
      label: 'Ways to sponsor',
      links: [
        { label: 'Branded materials', hash: 'branded-materials' },
        { label: 'Author visits', hash: 'author-visits' },
        { label: 'Subsidised training', hash: 'training-courses' },
        { label: 'Book donations', hash: 'donation-programmes' },
      ],
    },
  },
  reasons: {
    kicker: 'The team talk',
    heading: 'Six reasons to sponsor',
    items: [
      {
        name: 'A book gets finished',
        text: 'A book a child wants to finish is a good thing to pay for.',
      },
      { name: 'It happens near you', text: 'In a school, a library or a club you can name.' },
      {
        name: 'Nobody is left out',
        text: 'It is made for reluctant readers, English learners and pupils with dyslexia.',
      },
      {
        name: 'You can see it',
        text: 'Books have covers. Visits have dates. You know what you gave.',
      },
      {
        name: 'Good company',
        text: `Oxfordshire FA and the reading charity ARCh are partners of the ${productMarked}.`,
      },
      { name: 'Your people can join in', text: 'Ask us how your staff can take part.' },
    ],
  },
  opportunities: {
    kicker: 'Round the pitch',
    heading: 'Four opportunities',
    items: [
      {
        id: 'branded-materials',
        name: 'Branded materials',
        text: 'Your name on programme materials that children and teachers use.',
      },
      {
        id: 'author-visits',
        name: 'Author visits',
        text: 'Bring an author to a school or a club, to talk about football, reading and writing.',
      },
      {
        id: 'training-courses',
        name: 'Subsidised training courses',
        text: 'Help teachers and coaches to learn the method at a price their school or club can meet.',
      },
      {
        id: 'donation-programmes',
        name: 'Donation programmes',
        text: 'Give sets of books to schools, libraries and clubs that could not buy them.',
      },
    ],
  },
  tiers: {
    kicker: 'The table',
    heading: 'Three tiers',
    caption: 'Sponsorship tiers, from local to national',
    columns: { no: 'No.', tier: 'Tier', where: 'Where', what: 'What is in it' },
    rows: [
      { no: 1, name: 'Local Champion', where: 'One school, library or club' },
      { no: 2, name: 'Regional Supporter', where: 'A county or a city' },
      { no: 3, name: 'National Partner', where: 'Schools and clubs all over the country' },
    ],
    what: { key: 'sponsor-tiers', value: 'We plan it together', state: 'pending' },
    note: 'Every tier counts. You can start at any of them.',
  },
  ask: {
    heading: 'This board is still free.',
    lead: 'Tell us where you are and what you have in mind.',
    buttons: [{ label: 'Request Sponsorship Information', to: '/contact' }],
  },
} as const satisfies PageCopy;
