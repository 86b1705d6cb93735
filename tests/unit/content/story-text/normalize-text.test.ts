import { expect, it } from 'vitest';
import {
  characterWarnings,
  encodingError,
  normalizeText,
} from '#content/story-text/normalize-text.ts';

it.each([
  ['a decomposed accent', 'Ame\u0301lie', 'Amélie'],
  ['ligatures', 'o\uFB03cial \uFB01nal', 'official final'],
  ['a soft hyphen', 'foot\u00ADball', 'football'],
  ['a zero-width space', 'foot\u200Bball', 'football'],
  ['a zero-width joiner between Latin letters', 'foot\u200Dball', 'football'],
  ['hyphens that do not break', 'under\u201113s, under\u201013s', 'under-13s, under-13s'],
  ['spaces that do not break', '8\u00A0pm\u202Fon\u20071\u3000May', '8 pm on 1 May'],
  ['soft line breaks', 'one\vtwo\u2028three\ffour', 'one\ntwo\nthree\nfour'],
  ['control characters', 'a\u0000b\u0007c\u001Bd\u007Fe', 'abcde'],
  ['letters of Windows', 'it\u0092s \u0093so\u0094 \u0096 yes\u0085', 'it’s “so” – yes…'],
  ['noncharacters, as a PDF viewer copies a hyphen', 'exam\uFFFEple\uFFFF', 'example'],
  ['characters for private use', 'a\uE123b', 'ab'],
  ['a direction mark in English', 'a\u200Eb', 'ab'],
])('normalizeText corrects %s', (_name, text, right) => expect(normalizeText(text)).toBe(right));

it.each([
  ['emoji of several parts', '👨‍👩‍👧 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️‍🔥'],
  ['joiners of Persian and Hindi', 'می‌خواهم क्‍ष'],
  ['a direction mark in Hebrew', 'שלום\u200F!'],
  ['all kinds of letters', 'Ibrahimović Łódź Ωμέγα Жанна 足球 كرة'],
])('normalizeText leaves alone %s', (_name, text) => {
  expect(normalizeText(text)).toBe(text.normalize('NFC'));
});

it('warns of what somebody may have meant', () => {
  expect(characterWarnings('It is \uF0B7 plain\u00AD.')).toEqual([]);
  expect(characterWarnings('Zlatan Ibrahimovic\u0301, Ødegård, 足球, cœur, 👟')).toEqual([
    '"ć" (U+0107) is not in the site’s typefaces and is drawn in another one',
  ]);
  expect(characterWarnings('a\u202Eb \uE001')).toEqual([
    'U+202E reverses the direction of the text after it and is left out',
    'U+E001 is a character of one typeface only and is left out',
  ]);
});

it.each([
  ['El ni\uFFFDo', 'is not valid UTF-8; save the file as UTF-8'],
  ['SeÃ±or', 'was read in another encoding; save the file as UTF-8'],
  ['MÃ©xico', 'was read in another encoding'],
  ['Â«SÃ­Â»', 'was read in another encoding'],
  ['8Â°C', 'was read in another encoding'],
  ['itâ€™s', 'was read in another encoding'],
])('encodingError reports %s', (line, message) => {
  expect(encodingError(['One', line])).toEqual({
    line: 2,
    message: expect.stringContaining(`"${line}" ${message}`),
  });
});

it.each(['«AMANHÃ»', 'AMANHÃ\u00A0!', 'A letra «Ã»', 'MAÇÃ, CÂMARA'])(
  'encodingError leaves alone capitals of Portuguese: %s',
  (line) => expect(encodingError([line])).toBeUndefined(),
);
