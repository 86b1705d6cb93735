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
  thanks: 'Thank you. That is done.',
  waiting: (count: number) =>
    count === 1
      ? '1 waiting on this device. It goes by itself when the internet is back.'
      : `${count} waiting on this device. They go by themselves when the internet is back.`,
  full: 'This device cannot hold any more until these are sent.',
  offline: 'You are offline',
} as const satisfies PageCopy;
