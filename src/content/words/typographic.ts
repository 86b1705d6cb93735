import { textSegments } from '#content/story-text/find-links.ts';

/** Replaces straight apostrophes between letters with typographic ones. */
export function typographic(text: string): string {
  return textSegments(text)
    .map(({ kind, text: words }) =>
      kind === 'link' ? words : words.replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’'),
    )
    .join('');
}
