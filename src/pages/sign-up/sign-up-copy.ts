import { productMarked, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const signUpCopy = {
  head: {
    title: pageTitle('Sign up'),
    description:
      'Stories and classroom ideas from HATRIQA, a few times a term. One line to fill in.',
  },
  hero: {
    headline: 'One line, and you’re in.',
    lead: 'Stories and classroom ideas, a few times a term.',
    text: `From HATRIQA, who make the ${productMarked}.`,
  },
  form: {
    label: 'Email Address',
    button: 'Sign me up',
    sending: 'Sending...',
  },
  /** Addressed to nobody in particular, because the next visitor may read it. */
  thanks: 'Thank you. The form is ready for the next person.',
  waiting: (count: number) =>
    count === 1
      ? '1 sign-up is waiting on this device. It will be sent when the internet is back.'
      : `${count} sign-ups are waiting on this device. They will be sent when the internet is back.`,
  full: 'This device cannot hold any more until these are sent.',
  offline: 'You are offline',
} as const satisfies PageCopy;
