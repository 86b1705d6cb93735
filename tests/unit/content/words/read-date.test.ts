import { expect, it } from 'vitest';
import { readDate } from '#content/story/story-schema.ts';

it.each([
  '2025-06-10',
  '2025/06/10',
  '2025-06-10T09:30:00+02:00',
  '10 June 2025',
  'Tuesday, 10 June 2025',
  'June 10, 2025',
  '10.06.2025',
])('reads %s', (text) => expect(readDate(text)).toBe('2025-06-10'));

it.each([
  ['25/06/2025', '2025-06-25'],
  ['06/25/2025', '2025-06-25'],
  ['Sat 5 Apr 2025', '2025-04-05'],
  ['2024-02-29', '2024-02-29'],
])('reads %s as %s', (text, date) => expect(readDate(text)).toBe(date));

it.each([
  '10/06/2025',
  '10-06-25',
  '2025-02-29',
  '2025-06-31',
  '2025-13-01',
  '10 Juin 2025',
  'soon',
  'June 2025',
  '',
  '0',
])('does not guess at %j', (text) => expect(readDate(text)).toBeUndefined());
