import { expect, it } from 'vitest';
import {
  directionOf,
  languageOfScript,
  languageTag,
  readLanguage,
} from '#content/story/story-language.ts';

it.each([
  ['es', 'es'],
  ['EN-us', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['zh-hant', 'zh-Hant'],
  ['adh', 'adh'],
])('reads %s', (text, tag) => expect(readLanguage(text)).toBe(tag));

it.each(['Spanish', 'xx', 'e', 'es es', ''])('refuses %j', (text) => {
  expect(readLanguage(text)).toBeUndefined();
});

it('returns the tag of a language name', () => {
  expect(['Spanish', 'arabic', 'Klingon!'].map(languageTag)).toEqual(['es', 'ar', undefined]);
});

it.each([
  ['en-GB', 'ltr'],
  ['ar', 'rtl'],
  ['ur', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
  ['am', 'ltr'],
])('%s is written %s', (lang, direction) => expect(directionOf(lang)).toBe(direction));

it.each([
  ['ذهبت لينا إلى Kidlington.', 'ar'],
  ['Лина пошла на стадион.', 'ru'],
  ['莉娜去了球場。', 'zh'],
  ['リナは球場へ行きました。', 'ja'],
  ['리나는 경기장에 갔다.', 'ko'],
  ['Lina met Лина, 莉娜 and لينا.', undefined],
  ['8–2! 👟', undefined],
])('recognises the language of %s by its script', (text, lang) => {
  expect(languageOfScript(text)).toBe(lang);
});
