import { expect, it } from 'vitest';
import { formatListState, readListState } from '#pages/stories/list-state.ts';

it.each([
  ['', { category: 'all', words: '', shown: 24 }],
  ['?category=media', { category: 'media', words: '', shown: 24 }],
  ['?category=impact&q=red+card&shown=72', { category: 'impact', words: 'red card', shown: 72 }],
] as const)('reads %j and writes it again', (search, state) => {
  expect(readListState(search)).toEqual(state);
  expect(formatListState(state)).toBe(search);
});

it.each([
  '?category=media.',
  '?utm_source=x&amp;CATEGORY=MEDIA%22',
  '?category%3Dmedia%20',
  '?category=3Dmedia',
  '?category%253Dmedia',
  '?category=%20media',
  '??category=%E2%80%8Bmedia',
])('finds the category in %s', (search) => expect(readListState(search).category).toBe('media'));

it.each(['?category=news', '?shown=0', '?shown=-48', '?shown=x', '?q=+', '?utm_source=x'])(
  'treats %j as the list as loaded',
  (search) => expect(formatListState(readListState(search))).toBe(''),
);
