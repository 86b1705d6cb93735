import { catalogue } from '#content/book/books.ts';
import { catalogueFaults, guideFaults } from './check-catalogue.ts';
import { headFaults } from './check-heads.ts';
import { linkFaults, storyLinkFaults } from './check-links.ts';
import { ownerValueFaults } from './check-owner-values.ts';
import type { ContentFault } from './content-fault.ts';
import { fallbackHead } from '#content/copy/parts/fallback.ts';
import { storyCopy } from '#content/copy/story.ts';
import { buyingGuideSections, printGuideSections } from '#content/book/guides.ts';
import type { Head } from '#content/page/head.ts';
import { pageContents } from './page-contents.ts';
import { pages } from '#content/page/pages.ts';
import { quotes } from '#content/words/quotes.ts';
import { storyHead } from '#content/story/story-head.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { teamFaults } from './check-team.ts';
import { team } from '#content/team.ts';
import { everyText } from './walk-content.ts';

/** Numbers from the specification, sections 2 and 3. */
const buyingGuideCounts = [6, 5, 3];
const printGuideCounts = [7, 5, 3];
const quoteCount = 14;

/** Every fault of everything the site says, all at once; empty when it may be built. */
export function checkContent(
  stories: readonly WrittenStory[],
  areAllStories = true,
): readonly ContentFault[] {
  const contents = pageContents(stories);
  return [
    ...catalogueFaults(catalogue),
    ...guideFaults('buying guide', buyingGuideSections, buyingGuideCounts),
    ...guideFaults('print guide', printGuideSections, printGuideCounts),
    ...headFaults(allHeads(stories)),
    ...linkFaults(contents),
    ...ownerValueFaults(contents),
    ...teamFaults(team),
    ...(areAllStories ? storyLinkFaults(stories) : []),
    ...quoteFaults(),
    ...contents.flatMap(({ page, content }) =>
      [...everyText(content)]
        .filter((text) => text.includes('®'))
        .map((text) => ({ about: page, value: text, rule: 'has a ®; the product is marked ™' })),
    ),
  ];
}

export function allHeads(stories: readonly WrittenStory[]): ReadonlyMap<string, Head> {
  return new Map<string, Head>([
    ...Object.entries(pages).map(([path, { copy }]) => [path, copy.head] as const),
    ...stories.map((story) => [`/stories/${story.id}`, storyHead(story)] as const),
    ['Story not found', storyCopy.notFound.head],
    ['fallback', fallbackHead],
  ]);
}

function quoteFaults(): readonly ContentFault[] {
  const count = quotes.length;
  const rule = `is their number on all pages; it is to be ${quoteCount}`;
  return count === quoteCount
    ? []
    : [{ about: 'quotes', value: String(count), rule, near: 'quote' }];
}
