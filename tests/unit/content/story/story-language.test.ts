import { expect, it } from 'vitest';
import { directionOf, languageTag, readLanguage } from '#content/story/story-language.ts';

it.each([
  ['es', 'es'],
  ['EN-us', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['zh-hant', 'zh-Hant'],
])('reads %s', (text, tag) => expect(readLanguage(text)).toBe(tag));

it.each(['Spanish', 'xx', 'e', 'es es', ''])('refuses %j', (text) => {
  expect(readLanguage(text)).toBeUndefined();
});

it('knows the tag of a name', () => {
  expect(['Spanish', 'arabic', 'Klingon!'].map(languageTag)).toEqual(['es', 'ar', undefined]);
});

it.each([
  ['en-GB', 'ltr'],
  ['ar', 'rtl'],
  ['ur', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
  ['am', 'ltr'],
])('writes %s %s', (lang, direction) => expect(directionOf(lang)).toBe(direction));
