import type { Head } from '#content/page/head.ts';
import { pictures } from '#content/pictures.ts';
import { pageTitle } from '#content/site.ts';
import type { PageCopy } from './page-copy.ts';

export const fallbackHead: Head = {
  title: pageTitle('Page not found'),
  description: 'There is no page at this address. The way back to the start is one press away.',
};

export const fallbackCopy = {
  head: fallbackHead,
  kicker: '404 · over the bar',
  headline: 'Oops! Page not found',
  text: 'That one went into the stand.',
  tryInstead: 'Try instead:',
  button: { label: 'Return to Home', to: '/' },
  picture: pictures.overTheBar,
} as const satisfies PageCopy;
