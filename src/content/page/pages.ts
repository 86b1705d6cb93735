import { buyingGuideSections, printGuideSections } from '#content/book/guides.ts';
import { claims } from '#content/claims.ts';
import { aasl25ComingSoonCopy } from '#pages/aasl25-coming-soon/aasl25-coming-soon-copy.ts';
import { aasl25Copy } from '#pages/aasl25/aasl25-copy.ts';
import { aboutCopy } from '#pages/about/about-copy.ts';
import { accessibilityCopy } from '#pages/accessibility/accessibility-copy.ts';
import { booksCopy } from '#pages/books/books-copy.ts';
import { buyingGuideCopy } from '#pages/buying-guide/buying-guide-copy.ts';
import { contactCopy } from '#pages/contact/contact-copy.ts';
import { grassrootsCopy } from '#pages/grassroots/grassroots-copy.ts';
import { homeCopy } from '#pages/home/home-copy.ts';
import { installCopy } from '#pages/install/install-copy.ts';
import { keptCopy } from '#pages/kept/kept-copy.ts';
import { methodCopy } from '#pages/method/method-copy.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { paperCopy } from '#pages/paper/paper-copy.ts';
import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { orderCopy } from '#content/copy/order.ts';
import { newsletterCopy } from '#content/copy/parts/newsletter.ts';
import { printGuideCopy } from '#pages/print-guide/print-guide-copy.ts';
import { resourcesCopy } from '#pages/resources/resources-copy.ts';
import { schoolsCopy } from '#pages/schools/schools-copy.ts';
import { signUpCopy } from '#pages/sign-up/sign-up-copy.ts';
import { storiesCopy } from '#pages/stories/stories-copy.ts';
import { teamCopy } from '#pages/team/team-copy.ts';
import { waitingListCopy } from '#pages/waiting-list/waiting-list-copy.ts';
import { archiveLength, archivePath } from '#content/story/story-archive.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import type { PageCopy } from './head.ts';
import { type PagePath, unpublishedPaths } from './link.ts';

interface Page {
  readonly copy: PageCopy;
  /** Text of the page besides its copy. */
  readonly extraContent?: unknown;
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
  '/schools': { copy: schoolsCopy, extraContent: newsletterCopy, claims: [claims.author] },
  '/grassroots': { copy: grassrootsCopy, claims: [claims.oxfordshireFa, claims.arch] },
  '/resources': { copy: resourcesCopy, claims: [claims.oxfordshireFa, claims.arch] },
  '/waiting-list': { copy: waitingListCopy, claims: [] },
  '/method': { copy: methodCopy, claims: [claims.ucl, claims.figures] },
  '/aasl25-coming-soon': { copy: aasl25ComingSoonCopy, claims: [] },
  '/aasl25': {
    copy: aasl25Copy,
    extraContent: librarianPapersCopy,
    claims: [claims.copiesSold, claims.figures, claims.ucl, claims.author],
  },
  '/team': { copy: teamCopy, claims: [claims.author] },
  '/books': { copy: booksCopy, claims: [claims.author, claims.copiesSold] },
  '/mackin-buying-guide': {
    copy: buyingGuideCopy,
    extraContent: [orderCopy, buyingGuideSections],
    claims: [],
  },
  '/mackin-buying-guide-pdf': {
    copy: printGuideCopy,
    extraContent: printGuideSections,
    claims: [],
  },
  '/paper': { copy: paperCopy, extraContent: papersCopy, claims: [] },
  '/sign-up': { copy: signUpCopy, claims: [] },
  '/offline': { copy: offlineCopy, claims: [] },
  '/kept': { copy: keptCopy, claims: [claims.storage] },
  '/install': { copy: installCopy, claims: [] },
  '/accessibility': { copy: accessibilityCopy, claims: [] },
};

/** A page of the site map, without the facts that only the build knows. */
export interface MappedPage {
  readonly path: string;
  /** Language tag. */
  readonly lang: string;
  /** True for a path that shows the fallback page (decision 8); the sitemap leaves it out. */
  readonly unpublished?: true;
}

/** Returns all paths of the site, including the stories. */
export function siteMap(storyIds: readonly number[]): readonly MappedPage[] {
  return [
    ...Object.entries(pages).map(([path, { copy }]) => ({ path, lang: copy.head.lang ?? 'en-GB' })),
    ...Array.from({ length: archiveLength(storyIds.length) }, (_, index) => ({
      path: archivePath(index + 1),
      lang: 'en-GB',
    })),
    ...storyIds.map((id) => ({ path: `/stories/${id}`, lang: 'en-GB' }) as const),
    ...unpublishedPaths.map((path) => ({ path, lang: 'en-GB', unpublished: true }) as const),
  ];
}
