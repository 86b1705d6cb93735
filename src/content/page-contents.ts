import { claims } from './claims.ts';
import { aasl25Copy } from './copy/aasl25.ts';
import { aasl25ComingSoonCopy } from './copy/aasl25-coming-soon.ts';
import { aboutCopy } from './copy/about.ts';
import { accessibilityCopy } from './copy/accessibility.ts';
import { booksCopy } from './copy/books.ts';
import { buyingGuideCopy } from './copy/buying-guide.ts';
import { contactCopy } from './copy/contact.ts';
import { fallbackCopy } from './copy/fallback.ts';
import { newsletterCopy } from './copy/newsletter.ts';
import { grassrootsCopy } from './copy/grassroots.ts';
import { homeCopy } from './copy/home.ts';
import { installCopy } from './copy/install.ts';
import { invitationCopy } from './copy/invitation.ts';
import { methodCopy } from './copy/method.ts';
import { offlineCopy } from './copy/offline.ts';
import { printGuideCopy } from './copy/print-guide.ts';
import { resourcesCopy } from './copy/resources.ts';
import { schoolsCopy } from './copy/schools.ts';
import { signUpCopy } from './copy/sign-up.ts';
import { signsCopy } from './copy/signs.ts';
import { siteCopy } from './copy/site.ts';
import { storiesCopy } from './copy/stories.ts';
import { storyCopy } from './copy/story.ts';
import { teamCopy } from './copy/team.ts';
import { troubleCopy } from './copy/trouble.ts';
import { waitingListCopy } from './copy/waiting-list.ts';
import { buyingGuideSections, printGuideSections } from './guides.ts';
import { compactGroups, footerColumns, headerItems, legalLinks } from './navigation.ts';
import type { OwnerValue } from './owner-value.ts';
import type { PagePath } from './page-path.ts';
import { storyBlocks } from './story-blocks.ts';
import { storySummary } from './story-summary.ts';
import type { Story } from './story.ts';
import { toasts } from './toasts.ts';
import { tryInstead } from './try-instead.ts';

export interface PageContent {
  readonly page: string;
  readonly content: unknown;
  readonly claims: readonly OwnerValue[];
}

const pages: Record<PagePath, Omit<PageContent, 'page'>> = {
  '/': {
    content: homeCopy,
    claims: [claims.copiesSold, claims.ucl, claims.oxfordshireFa, claims.arch],
  },
  '/about': { content: aboutCopy, claims: [claims.author, claims.copiesSold, claims.ucl] },
  '/contact': { content: contactCopy, claims: [] },
  '/stories': { content: storiesCopy, claims: [] },
  '/schools': { content: [schoolsCopy, newsletterCopy], claims: [claims.author] },
  '/grassroots': { content: grassrootsCopy, claims: [claims.oxfordshireFa, claims.arch] },
  '/resources': { content: resourcesCopy, claims: [claims.oxfordshireFa, claims.arch] },
  '/waiting-list': { content: waitingListCopy, claims: [] },
  '/method': { content: methodCopy, claims: [claims.ucl, claims.figures] },
  '/aasl25-coming-soon': { content: aasl25ComingSoonCopy, claims: [] },
  '/aasl25': {
    content: aasl25Copy,
    claims: [claims.copiesSold, claims.figures, claims.ucl, claims.author],
  },
  '/team': { content: teamCopy, claims: [claims.author] },
  '/books': { content: booksCopy, claims: [claims.author, claims.copiesSold] },
  '/mackin-buying-guide': { content: [buyingGuideCopy, buyingGuideSections], claims: [] },
  '/mackin-buying-guide-pdf': { content: [printGuideCopy, printGuideSections], claims: [] },
  '/sign-up': { content: signUpCopy, claims: [] },
  '/offline': { content: offlineCopy, claims: [] },
  '/install': { content: installCopy, claims: [] },
  '/accessibility': { content: accessibilityCopy, claims: [] },
};

/** Keep in step with the texts in stories/. */
const storyClaims: ReadonlyMap<number, readonly OwnerValue[]> = new Map([
  [7, [claims.ucl]],
  [8, [claims.podcast]],
  [9, [claims.youthCup, claims.oxfordshireFa]],
]);

/** Everything the site says, page by page. For the build and the tests; no page imports it. */
export function pageContents(stories: readonly Story[]): readonly PageContent[] {
  return [
    {
      page: 'every page',
      content: [
        siteCopy,
        signsCopy,
        invitationCopy,
        troubleCopy,
        headerItems,
        compactGroups,
        footerColumns,
        legalLinks,
        toasts,
      ],
      claims: [],
    },
    ...Object.entries(pages).map(([page, rest]) => ({ page, ...rest })),
    { page: 'every story', content: storyCopy, claims: [] },
    ...stories.map(storyPage),
    { page: 'fallback', content: [fallbackCopy, tryInstead], claims: [] },
    { page: 'the file LICENSE', content: [], claims: [claims.licence] },
  ];
}

function storyPage(story: Story): PageContent {
  return {
    page: `/stories/${story.id}`,
    content: [{ ...storySummary(story), key: `story.${story.id}` }, storyBlocks(story.content)],
    claims: storyClaims.get(story.id) ?? [],
  };
}
