import { catalogue } from '#content/book/books.ts';
import { buyingGuideSections, printGuideSections } from '#content/book/guides.ts';
import { fallbackHead } from '#content/copy/parts/fallback.ts';
import { archiveHead } from '#pages/stories/stories-copy.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import type { Head } from '#content/page/head.ts';
import { pages, siteMap } from '#content/page/pages.ts';
import { bareTitle, siteName } from '#content/site.ts';
import { archivePages, archivePath } from '#content/story/story-archive.ts';
import { type WrittenStory, storyHead } from '#content/story/story.ts';
import { team, type TeamMember } from '#content/team.ts';
import { storyLinks, type StoryLink } from '#content/story/story-links.ts';
import { textSegments } from '#content/story-text/find-links.ts';
import { catalogueIssues, guideIssues } from './check-catalogue.ts';
import { ownerValueIssues } from './check-owner-values.ts';
import type { ContentIssue } from './content-issue.ts';
import { pageContents, type PageContent } from './page-contents.ts';
import { everyText, everyObject } from './walk-content.ts';

/**
 * Checks all content and returns all issues.
 *
 * @param linkUsers all stories that may use known links, hidden drafts included; undefined if some could
 *   not be read
 */
export function checkContent(
  stories: readonly WrittenStory[],
  linkUsers: readonly WrittenStory[] | undefined,
): readonly ContentIssue[] {
  const contents = pageContents(stories);
  return [
    ...catalogueIssues(catalogue),
    ...guideIssues('buying guide', buyingGuideSections),
    ...guideIssues('print guide', printGuideSections),
    // Stories are checked when they are parsed.
    ...headIssues(allHeads([])),
    ...emptyTextIssues(contents),
    ...linkIssues(contents),
    ...ownerValueIssues(contents),
    ...teamIssues(team),
    ...unknownLinkIssues(stories),
    ...(linkUsers ? unusedLinkIssues(linkUsers) : []),
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
    ...archivePages(stories).map(
      ({ number, stories: some }) => [archivePath(number), archiveHead(number, some)] as const,
    ),
    ...stories.map((story) => [`/stories/${story.id}`, storyHead(story)] as const),
    ['story-not-found', storyCopy.notFound.head],
    ['not-found', fallbackHead],
  ]);
}

/** Checks that known people have a name, all people a biography, and photos an `alt` text. */
export function teamIssues(team: readonly TeamMember[]): readonly ContentIssue[] {
  return team.flatMap(({ key, name, jobTitle, image, bio }) => {
    const at = (what: string, value: string, rule: string): ContentIssue => ({
      about: `team: ${key}: ${what}`,
      value,
      rule,
      near: key,
    });
    return [
      ...(name.state !== 'pending' && name.value === jobTitle
        ? [at('name', name.value, `is the role and ${name.state}; write the name`)]
        : []),
      ...(image.alt.trim() === '' && !isDrawnCard(image.src)
        ? [at('image', image.src, 'has no alt text')]
        : []),
      ...(bio.join('').trim() === '' ? [at('bio', '', 'is empty; write a biography')] : []),
    ];
  });
}

/** Returns true for the drawn card that replaces a missing photo and needs no `alt` text. */
function isDrawnCard(src: string): boolean {
  return src.startsWith('/art/player-');
}

const shortest = 50;
const longest = 160;

/**
 * Checks that titles are unique and name the site, and that descriptions fit in a search result.
 */
export function headIssues(heads: ReadonlyMap<string, Head>): readonly ContentIssue[] {
  const issues: ContentIssue[] = [];
  const pageByTitle = new Map<string, string>();
  for (const [page, { title, description }] of heads) {
    const other = pageByTitle.get(title);
    pageByTitle.set(title, page);
    const near = bareTitle(title);
    const about = `${page}: title`;
    if (other !== undefined)
      issues.push({ about, value: title, rule: `is the title of ${other} too`, near });
    if (!title.endsWith(siteName))
      issues.push({ about, value: title, rule: `does not end in "${siteName}"`, near });
    const { length } = description;
    if (length < shortest || length > longest) {
      const rule = `has ${length} characters; write ${shortest} to ${longest}`;
      issues.push({ about: `${page}: description`, value: description, rule });
    }
  }
  return issues;
}

/**
 * Checks that no text is empty, except the `alt` of a picture that only decorates. Values of the owner and
 * biographies have checks of their own.
 */
export function emptyTextIssues(contents: readonly PageContent[]): readonly ContentIssue[] {
  return contents.flatMap(({ page, content }) =>
    [...everyObject(content)].flatMap((object) => {
      // Between two links or words to know, the text of a story may be only a space.
      const isSpace = object['kind'] === 'text' && object['text'] === ' ';
      const owned = 'state' in object ? ['value'] : [];
      const exempt = ['alt', 'bio', ...owned, ...(isSpace ? ['text'] : [])];
      return Object.entries(object)
        .filter(([name, value]) => !exempt.includes(name) && hasEmptyText(value))
        .map(([name]) => ({
          about: `${page}: ${name}`,
          value: '',
          rule: 'is empty; write it, or take out what it belongs to',
          near: [...everyText(object)].find((text) => !hasEmptyText(text)) ?? '',
        }));
    }),
  );
}

/** Returns true for an empty text, and for a list that contains one. */
function hasEmptyText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasEmptyText);
  return typeof value === 'string' && value.trim() === '';
}

/** Checks that internal links lead to a page, and links within a page to an id on it. */
export function linkIssues(contents: readonly PageContent[]): readonly ContentIssue[] {
  const known = new Set(siteMap([]).map((page) => page.path));
  return contents.flatMap(({ page, content }) => {
    const objects = [...everyObject(content)];
    const ids = new Set(objects.map((object) => object['id']));
    return objects.flatMap(({ label, to, hash }) => {
      if (typeof label !== 'string') return [];
      const about = `${page}: link ${label}`;
      if (typeof to === 'string')
        return known.has(to) ? [] : [{ about, value: to, rule: 'is not a page of this site' }];
      const rule = 'is not the id of anything on the page';
      return typeof hash !== 'string' || ids.has(hash) ? [] : [{ about, value: hash, rule }];
    });
  });
}

/** Checks that placeholder addresses in stories are known. */
export function unknownLinkIssues(stories: readonly WrittenStory[]): readonly ContentIssue[] {
  return stories
    .flatMap((story) => linksOf(story).map((value) => ({ about: `/stories/${story.id}`, value })))
    .filter(({ value }) => value.includes('placeholder.invalid') && !storyLinks.has(value))
    .map((issue) => ({ ...issue, rule: 'is a placeholder that story-links.ts does not have' }));
}

/** Checks that each known link is used in a story. */
export function unusedLinkIssues(
  stories: readonly WrittenStory[],
  links: ReadonlyMap<string, StoryLink> = storyLinks,
): readonly ContentIssue[] {
  const used = new Set(stories.flatMap(linksOf));
  return [...links]
    .filter(([href]) => !used.has(href))
    .map(([, { address }]) => ({
      about: 'story-links.ts',
      value: address.value,
      rule: 'is in no story; write the same address there, or take it out here',
      near: address.key,
    }));
}

function linksOf({ content }: WrittenStory): readonly string[] {
  return textSegments(content).flatMap((segment) =>
    segment.kind === 'link' ? [segment.href] : [],
  );
}
