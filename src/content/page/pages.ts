import { buyingGuideSections, printGuideSections } from '#content/book/guides.ts';
import { claims } from '#content/claims.ts';
import { aasl25ComingSoonCopy } from '#content/copy/aasl25-coming-soon.ts';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { aboutCopy } from '#content/copy/about.ts';
import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { booksCopy } from '#content/copy/books.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { contactCopy } from '#content/copy/contact.ts';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { homeCopy } from '#content/copy/home.ts';
import { installCopy } from '#content/copy/install.ts';
import { methodCopy } from '#content/copy/method.ts';
import { offlineCopy } from '#content/copy/offline.ts';
import { orderCopy } from '#content/copy/order.ts';
import { newsletterCopy } from '#content/copy/parts/newsletter.ts';
import { printGuideCopy } from '#content/copy/print-guide.ts';
import { resourcesCopy } from '#content/copy/resources.ts';
import { schoolsCopy } from '#content/copy/schools.ts';
import { signUpCopy } from '#content/copy/sign-up.ts';
import { storiesCopy } from '#content/copy/stories.ts';
import { teamCopy } from '#content/copy/team.ts';
import { waitingListCopy } from '#content/copy/waiting-list.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import type { PageCopy } from './head.ts';
import { type PagePath, unpublishedPaths } from './link.ts';

interface Page {
  readonly copy: PageCopy;
  /** Text of the page besides its copy. */
  readonly also?: unknown;
  /** Claims on the page that the owner has to approve. */
  readonly claims: readonly OwnerValue[];
}

/**
 * All published pages without the stories: their copy and their claims. For the build and the
 * tests; no page imports it.
 */
export const pages: Readonly<Record<PagePath, Page>> = {
  '/': {
    copy: homeCopy,
    claims: [claims.copiesSold, claims.ucl, claims.oxfordshireFa, claims.arch],
  },
  '/about': { copy: aboutCopy, claims: [claims.author, claims.copiesSold, claims.ucl] },
  '/contact': { copy: contactCopy, claims: [] },
  '/stories': { copy: storiesCopy, claims: [] },
  '/schools': { copy: schoolsCopy, also: newsletterCopy, claims: [claims.author] },
  '/grassroots': { copy: grassrootsCopy, claims: [claims.oxfordshireFa, claims.arch] },
  '/resources': { copy: resourcesCopy, claims: [claims.oxfordshireFa, claims.arch] },
  '/waiting-list': { copy: waitingListCopy, claims: [] },
  '/method': { copy: methodCopy, claims: [claims.ucl, claims.figures] },
  '/aasl25-coming-soon': { copy: aasl25ComingSoonCopy, claims: [] },
  '/aasl25': {
    copy: aasl25Copy,
    claims: [claims.copiesSold, claims.figures, claims.ucl, claims.author],
  },
  '/team': { copy: teamCopy, claims: [claims.author] },
  '/books': { copy: booksCopy, claims: [claims.author, claims.copiesSold] },
  '/mackin-buying-guide': {
    copy: buyingGuideCopy,
    also: [orderCopy, buyingGuideSections],
    claims: [],
  },
  '/mackin-buying-guide-pdf': { copy: printGuideCopy, also: printGuideSections, claims: [] },
  '/sign-up': { copy: signUpCopy, claims: [] },
  '/offline': { copy: offlineCopy, claims: [] },
  '/install': { copy: installCopy, claims: [] },
  '/accessibility': { copy: accessibilityCopy, claims: [] },
};

export interface SitePage {
  readonly path: string;
  /** Language tag. */
  readonly lang: string;
  /** Shows the fallback page (decision 8), and stays out of the sitemap. */
  readonly unpublished?: true;
}

/** Returns all paths of the site, including the stories. */
export function siteMap(storyIds: readonly number[]): readonly SitePage[] {
  return [
    ...Object.entries(pages).map(([path, { copy }]) => ({ path, lang: copy.head.lang ?? 'en-GB' })),
    ...storyIds.map((id) => ({ path: `/stories/${id}`, lang: 'en-GB' }) as const),
    ...unpublishedPaths.map((path) => ({ path, lang: 'en-GB', unpublished: true }) as const),
  ];
}
