import { claims } from '#content/claims.ts';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { aasl25ComingSoonCopy } from '#content/copy/aasl25-coming-soon.ts';
import { aboutCopy } from '#content/copy/about.ts';
import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { booksCopy } from '#content/copy/books.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { contactCopy } from '#content/copy/contact.ts';
import { fallbackCopy } from '#content/copy/parts/fallback.ts';
import { newsletterCopy } from '#content/copy/parts/newsletter.ts';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { homeCopy } from '#content/copy/home.ts';
import { installCopy } from '#content/copy/install.ts';
import { invitationCopy } from '#content/copy/parts/invitation.ts';
import { methodCopy } from '#content/copy/method.ts';
import { offlineCopy } from '#content/copy/offline.ts';
import { printGuideCopy } from '#content/copy/print-guide.ts';
import { resourcesCopy } from '#content/copy/resources.ts';
import { schoolsCopy } from '#content/copy/schools.ts';
import { signUpCopy } from '#content/copy/sign-up.ts';
import { signsCopy } from '#content/copy/parts/signs.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { storiesCopy } from '#content/copy/stories.ts';
import { storyCopy } from '#content/copy/story.ts';
import { teamCopy } from '#content/copy/team.ts';
import { troubleCopy } from '#content/copy/parts/trouble.ts';
import { waitingListCopy } from '#content/copy/waiting-list.ts';
import { buyingGuideSections, printGuideSections } from '#content/book/guides.ts';
import { compactGroups, footerColumns, headerItems, legalLinks } from '#content/page/navigation.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import type { PagePath } from '#content/page/page-path.ts';
import { storyBlocks } from '#content/story/story-blocks.ts';
import { storySummary } from '#content/story/story-summary.ts';
import type { Story } from '#content/story/story.ts';
import { toasts } from '#content/toasts.ts';
import { tryInstead } from '#content/page/try-instead.ts';

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
