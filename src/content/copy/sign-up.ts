import { heads } from '../heads.ts';
import { productMarked } from '../site.ts';
import type { PageCopy } from './page-copy.ts';

export const signUpCopy = {
  head: heads['/sign-up'],
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
  waiting: (count: number) =>
    count === 1
      ? '1 waiting on this device. It goes by itself when the internet is back.'
      : `${count} waiting on this device. They go by themselves when the internet is back.`,
  offline: 'You are offline',
} as const satisfies PageCopy;
