import type { ContentIssue } from './content-issue.ts';
import type { PageContent } from './page-contents.ts';
import { siteMap } from '#content/page/pages.ts';
import { storyLinks, type StoryLink } from '#content/story/story-links.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { textSegments } from '#content/story-text/find-links.ts';
import { everyObject } from './walk-content.ts';

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
        return known.has(to) ? [] : [{ about, value: to, rule: 'is no page of this site' }];
      const rule = 'is the id of nothing on the page';
      return typeof hash !== 'string' || ids.has(hash) ? [] : [{ about, value: hash, rule }];
    });
  });
}

/** Checks that placeholder addresses in stories are known, and that each known one is used. */
export function storyLinkIssues(
  stories: readonly WrittenStory[],
  links: ReadonlyMap<string, StoryLink> = storyLinks,
): readonly ContentIssue[] {
  const found = stories.flatMap((story) =>
    story.content
      .split('\n')
      .flatMap(textSegments)
      .flatMap((segment) =>
        segment.kind === 'link' ? [{ id: story.id, href: segment.href }] : [],
      ),
  );
  const unknown = found.filter(
    ({ href }) => href.includes('placeholder.invalid') && !links.has(href),
  );
  const unused = [...links.keys()].filter((address) => !found.some(({ href }) => href === address));
  return [
    ...unknown.map(({ id, href }) => ({
      about: `/stories/${id}`,
      value: href,
      rule: 'is a stand-in that story-links.ts does not know',
    })),
    ...unused.map((address) => ({
      about: 'story-links.ts',
      value: address,
      rule: 'is in no story; write the same address there, or take it out here',
      near: links.get(address)?.address.key ?? '',
    })),
  ];
}
