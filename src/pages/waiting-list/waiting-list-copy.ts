import { productMarked, pageTitle } from '#content/site.ts';
import { mailingFormCopy, mailingForms } from '#content/copy/parts/forms.ts';
import type { PageCopy } from '#content/page/head.ts';

export const waitingListCopy = {
  head: {
    title: pageTitle('Waiting list'),
    description:
      'Leave your name and email address to join the Soccer Reader Method waiting list. We write when there is something to tell.',
  },
  hero: {
    headline: 'JOIN OUR WAITING LIST',
    lead: 'We write when there is something to tell.',
    queue: {
      alt: 'Children in numbered shirts queue at a turnstile. The last place in the queue is an empty outline.',
      you: 'You',
    },
  },
  ticket: {
    heading: 'Your place',
    text: 'Three lines, and you are in the queue.',
    fields: mailingForms.waitingList,
    words: mailingFormCopy,
    next: {
      heading: 'What happens next',
      steps: [
        'A new tab opens. Finish there.',
        `You are on the list for the ${productMarked}.`,
        'You can leave it at any time.',
      ],
    },
  },
} as const satisfies PageCopy;
