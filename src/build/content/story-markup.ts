import type { Sentence, StoryBlock } from '#content/story-text/story-blocks.ts';
import type { TextSegment } from '#content/story-text/text-segments.ts';
import { escapeText } from '../pages/escape-text.ts';

type LinkCardBlock = Extract<StoryBlock, { readonly kind: 'programme' | 'video' }>;

/** Parts of the markup that differ between the feed and an EPUB. */
export interface MarkupRules {
  readonly segment: (segment: TextSegment) => string;
  readonly card: (block: LinkCardBlock) => string;
  readonly sentence?: (words: string, number: number) => string;
  /** Opening tag of the first paragraph, if it has attributes. */
  readonly firstTag?: string;
  /** Opening tag of a list of answers, if it has attributes. */
  readonly answersTag?: string;
}

/** Renders one block of a story as markup that is valid as HTML and as XHTML. */
export function blockMarkup(block: StoryBlock, rules: MarkupRules): string {
  const { segment, sentence = (words: string) => words } = rules;
  const text = (sentences: readonly Sentence[]) =>
    sentences
      .map(({ number, segments }) => sentence(segments.map(segment).join(''), number))
      .join('');
  switch (block.kind) {
    case 'subheading':
      return `<h2>${text(block.sentences)}</h2>`;
    case 'answers':
      return `${rules.answersTag ?? '<ul>'}${block.items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
    case 'first':
      return `${rules.firstTag ?? '<p>'}${text(block.sentences)}</p>`;
    case 'paragraph':
      return `<p>${text(block.sentences)}</p>`;
    case 'programme':
    case 'video':
      return rules.card(block);
  }
}

/** Renders a segment for the feed and for EPUBs, which do not mark the words to know. */
export function plainSegment(segment: TextSegment): string {
  return segment.kind === 'link'
    ? linkMarkup(segment.href, segment.text)
    : escapeText(segment.text);
}

export function linkMarkup(address: string, label: string): string {
  return `<a href="${escapeText(address)}">${escapeText(label)}</a>`;
}
