import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { lessonParts } from '#content/story/lesson-fields.ts';
import { inStep, type StoryPicture, storySteps, type WrittenStory } from '#content/story/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import {
  blockMarkup,
  linkMarkup,
  type MarkupRules,
  plainSegment,
} from '../content/story-markup.ts';
import { escapeText } from '../pages/escape-text.ts';

interface Chapter {
  /** Name of the chapter's file, without its ending. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Renders a story as chapters: the story with its lesson, the easier text, and a Spanish
 * translation of each. `pictureFile` is the path of the story's picture in the book.
 */
export function storyChapters(
  story: WrittenStory,
  address: string,
  pictureFile: string,
): readonly Chapter[] {
  return storySteps.toReversed().flatMap((step) => {
    const shown = inStep(story, step);
    if (!shown) return [];
    const isFirstHalf = step === 'first-half';
    const id = `story-${story.id}${isFirstHalf ? '-first-half' : ''}`;
    const title = isFirstHalf
      ? `${story.title} (${storyCopy.steps['first-half'].name})`
      : story.title;
    const text = isFirstHalf
      ? easierPage(shown, title, address)
      : storyPage(story, address, pictureFile);
    const spanishTitle = `${title}, ${storyCopy.spanish.show.toLowerCase()}`;
    const spanish = {
      id: `${id}-es`,
      title: spanishTitle,
      text: spanishPage(shown, title, spanishTitle, address),
    };
    return [{ id, title, text }, ...(shown.spanish.length > 0 ? [spanish] : [])];
  });
}

/** Renders the easier text. */
function easierPage(story: WrittenStory, title: string, address: string): string {
  const { lang, dir, sample } = story;
  const about = [
    storyCopy.steps['first-half'].about,
    ...drawNotes(story),
    ...(sample ? [storyCopy.sample] : []),
  ].join(' · ');
  return page(title, lang, dir, [
    `<h1>${escapeText(title)}</h1>`,
    `<p${englishLabel(lang)}>${escapeText(about)}</p>`,
    textMarkup(story, address),
    `<p>${linkMarkup(address, address)}</p>`,
  ]);
}

/** Renders the Spanish translation of a text below its untranslated title. */
function spanishPage(
  story: WrittenStory,
  title: string,
  spanishTitle: string,
  address: string,
): string {
  const { lang, dir, lesson, spanish } = story;
  const notes = [
    ...drawNotes(story),
    ...(lesson.spanishSample ? [`${storyCopy.sample}: ${storyCopy.spanish.unchecked}`] : []),
  ];
  return page(spanishTitle, 'es', 'ltr', [
    `<h1${languageAttributes(lang, dir)}>${escapeText(title)}</h1>`,
    `<p>${escapeText(storyCopy.spanish.show)}</p>`,
    ...notes.map((note) => `<p${languageAttributes('en-GB', 'ltr')}>${escapeText(note)}</p>`),
    ...spanish.map(
      (sentences) =>
        `<p>${sentences.flatMap(({ segments }) => segments.map(plainSegment)).join('')}</p>`,
    ),
    `<p>${linkMarkup(address, address)}</p>`,
  ]);
}

function textMarkup({ blocks, lang }: WrittenStory, address: string): string {
  const rules: MarkupRules = {
    segment: plainSegment,
    // Link to the story's page: that address stays right when the card's own link changes.
    card: ({ kind }) => `<p${englishLabel(lang)}>${linkMarkup(address, storyCopy[kind].label)}</p>`,
  };
  return blocks.map((block) => blockMarkup(block, rules)).join('');
}

/** Renders a story as a chapter, in the order of its web page. */
function storyPage(story: WrittenStory, address: string, pictureFile: string): string {
  const { title, alt, date, sample, lesson, words, minutes, lang, dir, picture } = story;
  const about = [
    ...(words > 0 ? [storyCopy.length(words, minutes)] : []),
    `${storyCopy.published} ${formatDate(date)}`,
    ...drawNotes(story),
    ...(sample ? [storyCopy.sample] : []),
  ];
  const english = englishLabel(lang);
  const headed = (heading: string, isSample: boolean, content: string): string => {
    const mark = isSample ? ` (${storyCopy.sample})` : '';
    return `<section><h2${english}>${escapeText(heading + mark)}</h2>${content}</section>`;
  };
  const parts = lessonParts.flatMap((part) => {
    const text = lesson[part];
    return text === undefined
      ? []
      : [headed(storyCopy.lesson[part].heading, lesson.sample, `<p>${escapeText(text)}</p>`)];
  });
  const terms = lesson.words.map(
    ({ word, meaning, spanish }) =>
      `<dt>${escapeText(word)}</dt><dd>${escapeText(meaning)}</dd><dd${languageAttributes('es', 'ltr')}>${escapeText(spanish)}</dd>`,
  );
  const text = textMarkup(story, address);
  return page(title, lang, dir, [
    `<h1>${escapeText(title)}</h1>`,
    `<p${english}>${escapeText(about.join(' · '))}</p>`,
    image(picture, pictureFile, alt),
    text === '' ? `<p${english}>${escapeText(storyCopy.comingSoon)}</p>` : text,
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

/** Says when the draw of a story closes: a book cannot say later that it has closed. */
function drawNotes({ deadline }: WrittenStory): readonly string[] {
  return deadline === undefined ? [] : [takeAlongCopy.drawCloses(deadline)];
}

function image({ width, height }: StoryPicture, file: string, alt: string): string {
  return `<img src="${file}" width="${width}" height="${height}" alt="${escapeText(alt)}"/>`;
}

/** Returns the attributes of an English label in a text that may be in another language. */
function englishLabel(lang: string): string {
  return lang === 'en-GB' ? '' : languageAttributes('en-GB', 'ltr');
}

function languageAttributes(lang: string, dir: string): string {
  return ` xml:lang="${lang}" lang="${lang}" dir="${dir}"`;
}

/** Renders an XHTML file of a book. */
export function page(title: string, lang: string, dir: string, body: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${languageAttributes(lang, dir)}>`,
    `<head><meta charset="UTF-8"/><title>${escapeText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>`,
    `<body>${body.join('')}</body></html>`,
  ].join('');
}
