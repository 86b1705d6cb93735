import { shown, type Diagnostic } from '#content/checks/content-issue.ts';
import { everyObject } from '#content/checks/walk-content.ts';
import { typographic } from '#content/words/typographic.ts';
import type { FrontMatter } from './front-matter.ts';
import { lessonParts, type Lesson, type StoryWord } from './lesson.ts';
import { markupErrors } from '#content/story-text/story-text-errors.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';

/** Fields of a story's head that make its lesson; each may be left out. */
export const lessonFields = [...lessonParts, 'words', 'lesson', 'spanish'] as const;

interface ReadLesson {
  readonly lesson: Lesson;
  readonly errors: readonly Diagnostic[];
}

const fewestWords = 3;
const mostWords = 6;
/** Three boxes beside each other have room for as much on the class sheet. */
const longestPart = 170;
const longestMeaning = 70;
const longestSpanish = 40;
const wordRule = 'write it as "- knockout = lose once and you are out = eliminatoria"';

/** Play, Read, Relate and the words to know. A error begins with the field's name. */
export function readLesson({ fields, body, unread }: FrontMatter): ReadLesson {
  const errors: Diagnostic[] = [];
  const add = (name: string, error: string): void =>
    void errors.push({ line: fields.get(name)?.line ?? 1, error: `${name}: ${error}` });
  const text = (name: string): string => {
    const value = fields.get(name)?.value ?? '';
    return typographic(typeof value === 'string' ? value : value.join(' '));
  };

  const parts = lessonParts.flatMap((name) => {
    const value = text(name);
    if (value === '') return [];
    if (value.length > longestPart)
      add(name, `${shown(value)} has ${value.length} characters; write ${longestPart} at most`);
    for (const error of markupErrors(value)) add(name, error);
    return [[name, value] as const];
  });

  const entries = fields.get('words')?.value ?? [];
  const lines = typeof entries === 'string' ? [entries].filter((line) => line !== '') : entries;
  const words = lines.map((line): StoryWord => {
    const [word = '', meaning = '', spanish = '', ...more] = line
      .split('=')
      .map((part) => typographic(part.trim()));
    if (word === '' || meaning === '' || spanish === '' || more.length > 0)
      add('words', `${shown(line)} is not a word, its meaning and its Spanish word; ${wordRule}`);
    for (const error of markupErrors(line)) add('words', error);
    if (meaning.length > longestMeaning)
      add(
        'words',
        `${shown(meaning)} has ${meaning.length} characters; write ${longestMeaning} at most`,
      );
    if (spanish.length > longestSpanish)
      add(
        'words',
        `${shown(spanish)} has ${spanish.length} characters; write ${longestSpanish} at most`,
      );
    return { word, meaning, spanish };
  });
  const marked = new Set(
    [...everyObject(storyBlocks(typographic(body), words))].map((each) => each['word']),
  );
  const names = words.map(({ word }) => word.toLowerCase());
  for (const [at, { word }] of words.entries()) {
    if (names.indexOf(word.toLowerCase()) !== at)
      add('words', `${shown(word)} is given twice; once is enough`);
    else if (word !== '' && !marked.has(at))
      add('words', `${shown(word)} is not in the text; write it as it stands there`);
  }
  if (words.length > 0 && (words.length < fewestWords || words.length > mostWords))
    add('words', `${words.length} given; write ${fewestWords} to ${mostWords}`);
  for (const name of ['lesson', 'spanish']) {
    if (!['', 'confirmed'].includes(text(name)) && !unread.has(name))
      add(name, `${shown(text(name))} is not confirmed; leave the field out until it is`);
  }

  return {
    errors,
    lesson: {
      ...Object.fromEntries(parts),
      words,
      sample: text('lesson') !== 'confirmed' && (parts.length > 0 || words.length > 0),
      spanishSample: text('spanish') !== 'confirmed' && words.length > 0,
    },
  };
}
