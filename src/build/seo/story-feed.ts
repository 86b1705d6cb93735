import { createHash } from 'node:crypto';
import { storiesCopy } from '#content/copy/stories.ts';
import { storyCopy } from '#content/copy/story.ts';
import { company } from '#content/site.ts';
import { categoryLabel } from '#content/story/categories.ts';
import { isDrawClosed } from '#content/story/draw-deadline.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import type { StorySummary } from '#content/story/story.ts';
import {
  blockMarkup,
  linkMarkup,
  type MarkupRules,
  plainSegment,
} from '../content/story-markup.ts';
import { escapeText } from '../pages/escape-text.ts';

export interface FeedStory extends Omit<StorySummary, 'words' | 'minutes'> {
  readonly content: string;
  readonly description: string;
}

export const feedPath = '/feed.xml';
export const feedTitle = storiesCopy.head.title;

/**
 * The stories with their whole text as an Atom feed, the newest first. Its ids are made of nothing that
 * may change: not of the site's address, and not of a title.
 */
export function storyFeed(stories: readonly FeedStory[], siteUrl: string, now: Date): string {
  const newestFirst = stories.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${lastingId('stories')}</id>`,
    `<title>${escapeText(feedTitle)}</title>`,
    `<subtitle>${escapeText(storiesCopy.hero.lead)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl}${feedPath}"/>`,
    `<link rel="alternate" type="text/html" href="${siteUrl}/stories"/>`,
    `<author><name>${escapeText(company)}</name><uri>${siteUrl}/</uri></author>`,
    `<updated>${instant(newestFirst[0]?.date ?? firstDay)}</updated>`,
    ...newestFirst.map((story) => entry(story, siteUrl, now)),
    '</feed>\n',
  ].join('\n');
}

function entry(story: FeedStory, siteUrl: string, now: Date): string {
  const address = `${siteUrl}/stories/${story.id}`;
  return [
    '<entry>',
    `<id>${lastingId(`stories/${story.id}`)}</id>`,
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

/** As on the page, without its looks. */
function storyHtml(story: FeedStory, siteUrl: string, now: Date): string {
  const notes = [
    ...(story.sample ? [storyCopy.sample] : []),
    ...(isDrawClosed(story.deadline, now) ? [storyCopy.drawClosed] : []),
  ];
  const picture = `<img src="${siteUrl}${story.image}" alt="${escapeText(story.alt)}">`;
  return [
    `<p>${picture}</p>`,
    ...notes.map((note) => `<p><strong>${escapeText(note)}</strong></p>`),
    ...storyBlocks(story.content).map((block) => blockMarkup(block, rules)),
  ].join('\n');
}

const rules: MarkupRules = {
  segment: plainSegment,
  slip: (block) => `<p>${linkMarkup(block.link.address.value, storyCopy[block.kind].label)}</p>`,
};

/** For a feed without stories; a feed has to say when it changed. */
const firstDay = '2025-01-01';

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Made once for this feed; another one would show all stories as new to whoever has read them. */
const namespace = '0d4673e8-93cb-4d30-91b3-bbf585a55a89';

/** A UUID of version 5: the same for the same name, for ever. */
function lastingId(name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')}`;
}
