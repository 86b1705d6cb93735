import { storyCopy } from '#content/copy/story.ts';
import { lessonParts } from '#content/story/lesson.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import {
  blockMarkup,
  linkMarkup,
  type MarkupRules,
  plainSegment,
} from '../content/story-markup.ts';
import { escapeText } from '../pages/escape-text.ts';

/** One story as a chapter: what its page says, in the same order. `picture` is its file in the book. */
export function storyPage(story: WrittenStory, address: string, picture?: string): string {
  const { title, alt, date, sample, lesson, words, minutes } = story;
  const about = [
    ...(words > 0 ? [storyCopy.length(words, minutes)] : []),
    `${storyCopy.published} ${formatDate(date)}`,
    ...(sample ? [storyCopy.sample] : []),
  ];
  const parts = lessonParts.flatMap((part) => {
    const text = lesson[part];
    return text === undefined
      ? []
      : [headed(storyCopy.lesson[part].heading, lesson.sample, `<p>${escapeText(text)}</p>`)];
  });
  const terms = lesson.words.map(
    ({ word, meaning, spanish }) =>
      `<dt>${escapeText(word)}</dt><dd>${escapeText(meaning)}</dd><dd xml:lang="es" lang="es">${escapeText(spanish)}</dd>`,
  );
  const rules: MarkupRules = {
    segment: plainSegment,
    // Where it leads is on the page, which is mended when the address is known.
    slip: ({ kind }) => `<p>${linkMarkup(address, storyCopy[kind].label)}</p>`,
  };
  const text = story.blocks.map((block) => blockMarkup(block, rules)).join('');
  return page(title, [
    `<h1>${escapeText(title)}</h1>`,
    `<p>${escapeText(about.join(' · '))}</p>`,
    picture === undefined ? '' : `<img src="${picture}" alt="${escapeText(alt)}"/>`,
    text === '' ? `<p>${escapeText(storyCopy.comingSoon)}</p>` : text,
    ...parts,
    terms.length === 0
      ? ''
      : headed(
          storyCopy.words,
          lesson.sample || lesson.spanishSample,
          `<dl>${terms.join('')}</dl>`,
        ),
    `<p>${linkMarkup(address, address)}</p>`,
  ]);
}

function headed(heading: string, isSample: boolean, content: string): string {
  const mark = isSample ? ` (${storyCopy.sample})` : '';
  return `<section><h2>${escapeText(heading + mark)}</h2>${content}</section>`;
}

/** One XHTML file of a book. */
export function page(title: string, body: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>',
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en-GB" lang="en-GB">',
    `<head><meta charset="UTF-8"/><title>${escapeText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>`,
    `<body>${body.join('')}</body></html>`,
  ].join('');
}
