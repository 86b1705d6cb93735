import { createHash } from 'node:crypto';
import { storiesCopy } from '#pages/stories/stories-copy.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { company } from '#content/site.ts';
import { categoryLabel } from '#content/story/categories.ts';
import { isDrawClosed } from '#content/story/draw-deadline.ts';
import { newestFirst, type WrittenStory } from '#content/story/story.ts';
import { formatUuid } from '#shared/uuid.ts';
import {
  blockMarkup,
  linkMarkup,
  type MarkupRules,
  plainSegment,
} from '../content/story-markup.ts';
import { escapeText } from '../pages/escape-text.ts';

export type FeedStory = Omit<WrittenStory, 'words' | 'minutes' | 'lesson' | 'content'>;

/** Feed readers fetch the whole feed again and again, so it contains only the newest stories. */
const maxEntries = 30;

export const feedPath = '/feed.xml';
export const feedTitle = storiesCopy.head.title;

/**
 * Writes the newest stories with their full text as an Atom feed. The ids depend neither on the
 * site's address nor on titles, which may change. The npm package `feed` is not used because it has
 * no language per entry and writes titles as HTML.
 */
export function storyFeed(stories: readonly FeedStory[], siteUrl: string, now: Date): string {
  const newest = stories.toSorted(newestFirst).slice(0, maxEntries);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${stableId('stories')}</id>`,
    `<title>${escapeText(feedTitle)}</title>`,
    `<subtitle>${escapeText(storiesCopy.hero.lead)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl}${feedPath}"/>`,
    `<link rel="alternate" type="text/html" href="${siteUrl}/stories"/>`,
    `<author><name>${escapeText(company)}</name><uri>${siteUrl}/</uri></author>`,
    `<updated>${instant(newest[0]?.date ?? firstDay)}</updated>`,
    ...newest.map((story) => entry(story, siteUrl, now)),
    '</feed>\n',
  ].join('\n');
}

function entry(story: FeedStory, siteUrl: string, now: Date): string {
  const address = `${siteUrl}/stories/${story.id}`;
  return [
    story.lang === 'en-GB' ? '<entry>' : `<entry xml:lang="${story.lang}">`,
    `<id>${stableId(`stories/${story.id}`)}</id>`,
    `<title>${escapeText(story.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instant(story.date)}</published>`,
    `<updated>${instant(story.date)}</updated>`,
    ...story.categories.map(
      (category) => `<category term="${category}" label="${categoryLabel(category)}"/>`,
    ),
    `<summary>${escapeText(story.description)}</summary>`,
    `<content type="html">${escapeText(storyHtml(story, siteUrl, now))}</content>`,
    '</entry>',
  ].join('\n');
}

/** Renders the content of a story page without its styles. */
function storyHtml(story: FeedStory, siteUrl: string, now: Date): string {
  const notes = [
    ...(story.sample ? [storyCopy.sample] : []),
    ...(isDrawClosed(story.deadline, now) ? [storyCopy.drawClosed] : []),
  ];
  const { src, width, height } = story.picture;
  const size = `width="${width}" height="${height}"`;
  const picture = `<img src="${siteUrl}${src}" ${size} alt="${escapeText(story.alt)}">`;
  return [
    `<p>${picture}</p>`,
    ...notes.map((note) => `<p><strong>${escapeText(note)}</strong></p>`),
    ...(story.dir === 'rtl' ? ['<div dir="rtl">'] : []),
    ...story.blocks.map((block) => blockMarkup(block, rules)),
    ...(story.dir === 'rtl' ? ['</div>'] : []),
  ].join('\n');
}

const rules: MarkupRules = {
  segment: plainSegment,
  card: (block) => `<p>${linkMarkup(block.link.address.value, storyCopy[block.kind].label)}</p>`,
};

/** Date of a feed without stories, which needs one too. */
const firstDay = '2025-01-01';

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Namespace of the ids. A different one would make all entries unread for all subscribers. */
const namespace = '0d4673e8-93cb-4d30-91b3-bbf585a55a89';

/** Derives a UUID (version 5) from a name. */
function stableId(name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  return `urn:uuid:${formatUuid(hash, 5)}`;
}
