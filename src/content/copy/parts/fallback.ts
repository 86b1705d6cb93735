import type { Head, PageCopy } from '#content/page/head.ts';
import type { PageLink, PagePath, UnpublishedPath } from '#content/page/link.ts';
import { books, grassroots, schools } from '#content/page/navigation.ts';
import { pictures } from '#content/pictures.ts';
import { pageTitle } from '#content/site.ts';

export const fallbackHead: Head = {
  title: pageTitle('Page not found'),
  description: 'There is no page at this address. The way back to the start is one press away.',
};

/** Pages to which the fallback page sends visitors of unpublished pages (decision 8). */
export const tryInstead = {
  '/testimonials': books,
  '/partners': grassroots,
  '/for-teachers': schools,
  '/for-parents': books,
} as const satisfies Record<UnpublishedPath, PageLink & { readonly to: PagePath }>;

export const fallbackCopy = {
  head: fallbackHead,
  kicker: '404 · over the bar',
  headline: 'Oops! Page not found',
  text: 'That one went into the stand.',
  tryInstead: 'Try instead:',
  button: { label: 'Return to Home', to: '/' },
  picture: pictures.overTheBar,
} as const satisfies PageCopy;
