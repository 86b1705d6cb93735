import { claims } from '#content/claims.ts';
import { copiesRange } from '#content/copy/parts/copies.ts';
import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { fallbackCopy, tryInstead } from '#content/copy/parts/fallback.ts';
import { forGrownUps } from '#content/copy/parts/for-grown-ups.ts';
import { invitationCopy } from '#content/copy/parts/invitation.ts';
import { keptStoriesCopy } from '#content/copy/parts/kept-stories.ts';
import { minuteCopy } from '#content/copy/parts/minute.ts';
import { passOnCopy } from '#content/copy/parts/pass-on.ts';
import { listeningCopy, readingCopy } from '#content/copy/parts/reading.ts';
import { statusCopy } from '#content/copy/parts/status.ts';
import { fileCopy, outsideCopy, siteCopy } from '#content/copy/parts/site.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { loadingCopy } from '#content/copy/parts/loading.ts';
import { compactGroups, footerColumns, headerItems, legalLinks } from '#content/page/navigation.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import { pages } from '#content/page/pages.ts';
import { translatedLines } from '#content/paper/paper-lines.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { siteValues } from '#content/site.ts';
import { toasts } from '#content/toasts.ts';

export interface PageContent {
  readonly page: string;
  readonly content: unknown;
  readonly claims: readonly OwnerValue[];
}

/** Claims in stories, by story id. Update them when a text changes. */
const storyClaims: ReadonlyMap<number, readonly OwnerValue[]> = new Map([
  [7, [claims.ucl]],
  [8, [claims.podcast]],
  [9, [claims.youthCup, claims.oxfordshireFa]],
]);

/** Returns all content page by page, for the build and the tests. */
export function pageContents(stories: readonly WrittenStory[]): readonly PageContent[] {
  return [
    {
      page: 'every page',
      content: [
        siteCopy,
        siteValues.postalAddress,
        statusCopy,
        invitationCopy,
        loadingCopy,
        headerItems,
        compactGroups,
        footerColumns,
        legalLinks,
        toasts,
      ],
      claims: [],
    },
    {
      page: 'several pages',
      content: [
        { copiesRange },
        ebookDownloadCopy,
        forGrownUps,
        keptStoriesCopy,
        passOnCopy,
        takeAlongCopy,
        readingCopy,
        listeningCopy,
        minuteCopy,
        fileCopy,
        outsideCopy,
      ],
      claims: [],
    },
    ...Object.entries(pages).map(([page, { copy, extraContent, claims }]) => ({
      page,
      content: extraContent === undefined ? copy : [copy, extraContent],
      claims,
    })),
    { page: 'every story', content: storyCopy, claims: [] },
    ...stories.map(storyPage),
    { page: 'fallback', content: [fallbackCopy, tryInstead], claims: [] },
    { page: 'the file LICENSE', content: [], claims: [claims.licence] },
  ];
}

function storyPage(story: WrittenStory): PageContent {
  const { id, title, image, alt, categories, date, sample } = story;
  return {
    page: `/stories/${id}`,
    content: [
      { key: `story.${id}`, title, image, alt, categories, date, sample },
      story.blocks,
      story.firstHalf?.blocks,
      firstHalfContent(story),
      lessonContent(story),
    ],
    claims: storyClaims.get(id) ?? [],
  };
}

/** Returns an item for review by the owner: the easier text. */
function firstHalfContent({ id, firstHalf }: WrittenStory): unknown {
  return (
    firstHalf && {
      key: `story.${id}.first-half`,
      sample: firstHalf.sample,
      text: firstHalf.content.split('\n')[0],
    }
  );
}

/** Returns two items for review: the lesson for the owner, the Spanish for a native speaker. */
function lessonContent({ id, lesson, spanish, firstHalf }: WrittenStory): unknown {
  const { words, sample, spanishSample, ...parts } = lesson;
  const [first] = words;
  const line = first && `${first.word} = ${first.meaning} = ${first.spanish}`;
  const translation = spanish.length > 0 ? spanish : firstHalf?.spanish;
  const [paragraph] = translatedLines({ spanish: translation ?? [] });
  return [
    { key: `story.${id}.lesson`, sample, text: parts.play ?? parts.read ?? parts.relate ?? line },
    parts,
    words.map(({ word, meaning }) => ({ word, meaning })),
    { key: `story.${id}.spanish`, sample: spanishSample, text: paragraph ?? line },
  ];
}
