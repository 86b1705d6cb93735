import { siteCopy } from '#content/copy/parts/site.ts';
import { storyCopy } from '#content/copy/story.ts';
import { pendingMark } from '#content/owner-value.ts';
import { pictures } from '#content/pictures.ts';
import { blockSegments } from '#content/story-text/text-segments.ts';
import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import { escapeText } from '../pages/escape-text.ts';
import { blockMarkup, linkMarkup, type MarkupRules, type LinkCardBlock } from './story-markup.ts';

/**
 * Renders the text of a story page (`src/sections/story/story-text.tsx` styles it). Each sentence
 * has an id, so that it can be marked and linked to. A live region follows each block with words to
 * know, for their meanings.
 */
export function pageText(blocks: readonly StoryBlock[]): string {
  const text = blocks.map((block) => blockMarkup(block, rules) + placeForMeanings(block)).join('');
  return (
    (text || `<p>${escapeText(storyCopy.comingSoon)}</p>`) +
    `<p class="end" aria-hidden="true">${escapeText(storyCopy.fullTime)}</p>`
  );
}

const rules: MarkupRules = {
  segment(segment) {
    const text = escapeText(segment.text);
    if (segment.kind === 'text') return text;
    if (segment.kind === 'word')
      return `<span class="word" data-word="${segment.word}">${text}</span>`;
    // A mail program does not open a tab.
    if (segment.href.startsWith('mailto:')) return linkMarkup(segment.href, segment.text);
    return `<a href="${escapeText(segment.href)}" ${newTab}>${text} ${arrowOut}<span class="unseen">(${escapeText(siteCopy.opensInNewTab)})</span></a>`;
  },
  card: linkCard,
  sentence: (words, number) => `<span id="s${number}">${words}</span>`,
  first: '<p class="first">',
  answers: '<ul role="list">',
};

function placeForMeanings(block: StoryBlock): string {
  const hasWords = blockSegments(block).some(({ kind }) => kind === 'word');
  return hasWords ? '<div role="status"></div>' : '';
}

const newTab = 'target="_blank" rel="noopener"';

/** Drawing of `ArrowOut` in `src/ui/button/arrow.tsx`. */
const arrowOut =
  '<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><path d="M3 9L9.5 2.5M4 2h6v6" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

/** Renders the card of a match-day programme or a video. */
function linkCard({ link }: LinkCardBlock): string {
  const { label, note } = storyCopy[link.kind];
  const { 'data-pending': key } = pendingMark(link.address);
  const pending = key === undefined ? '' : ` data-pending="${key}"`;
  const cover = link.cover
    ? picture(link.cover)
    : `<span class="cover" aria-hidden="true">${escapeText(link.title)}${picture({ ...pictures.badge, width: 52, height: 52 })}</span>`;
  return (
    `<a class="slip" href="${escapeText(link.address.value)}" ${newTab}${pending}><span class="thumb">${cover}</span>` +
    `<span class="words"><b>${escapeText(label)}</b><span>${escapeText(note)}</span></span></a>`
  );
}

/** The text beside the picture describes it, so its `alt` is empty. */
function picture({
  src,
  width,
  height,
}: { readonly [of in 'src' | 'width' | 'height']: string | number }): string {
  return `<img src="${src}" width="${width}" height="${height}" alt="" loading="lazy"/>`;
}
