import { productMarked, pageTitle } from '#content/site.ts';
import { mailingFormCopy, mailingForms } from '#content/copy/parts/forms.ts';
import type { PageCopy } from '#content/page/head.ts';

export const aasl25ComingSoonCopy = {
  head: {
    lang: 'en-US',
    title: pageTitle('Librarian starter pack'),
    description:
      'Get updates on the SRM librarian starter pack: US-ready guidance for English language learners and reluctant readers.',
  },
  hero: {
    kicker: 'For US school librarians',
    headline: 'The librarian starter pack is on its way.',
    lead: 'Leave your e-mail and be first to have it.',
    button: { label: 'Get Updates', hash: 'updates' },
    stamp: { event: 'AASL', place: 'St. Louis', dates: 'October 16–18, 2025', over: 'Full time' },
  },
  expect: {
    heading: 'What to Expect',
    items: [
      {
        name: 'Early access to the librarian starter pack',
        text: 'You get it before it goes on the public page.',
      },
      {
        name: 'US-ready guidance for English language learners',
        text: 'Grades, words and examples that fit your school.',
      },
      {
        name: 'US-ready guidance for reluctant readers',
        text: 'What to put on the table, and what to say first.',
      },
    ],
    text: `The conference is over. The ${productMarked} pack is for every school library, wherever you are.`,
  },
  updates: {
    id: 'updates',
    heading: 'Send my updates to',
    fields: mailingForms.conference,
    words: mailingFormCopy,
  },
} as const satisfies PageCopy;
