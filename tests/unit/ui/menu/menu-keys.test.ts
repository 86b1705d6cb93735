import { expect, it } from 'vitest';
import { createTypeAhead, moveInMenu } from '#ui/menu/menu-keys.ts';

const labels = ['Our Story', 'Our Team', 'Partners', 'Parents', 'Testimonials'];
const top = 0;

it('moves to the next label that begins with the letter, in either case', () => {
  expect(createTypeAhead().type('t', 0, labels, top)).toBe(4);
  expect(createTypeAhead().type('P', 0, labels, top)).toBe(2);
});

it('moves on with the same letter, and from the last match to the first', () => {
  const typeAhead = createTypeAhead();
  expect(typeAhead.type('p', 0, labels, top)).toBe(2);
  expect(typeAhead.type('p', 100, labels, 2)).toBe(3);
  expect(typeAhead.type('p', 200, labels, 3)).toBe(2);
});

it('treats letters typed in quick succession as one word', () => {
  const typeAhead = createTypeAhead();
  for (const [at, letter] of [...'par'].entries()) typeAhead.type(letter, at, labels, 2);
  expect(typeAhead.type('e', 3, labels, 2)).toBe(3);
});

it('stays on a label that still matches the typed word', () => {
  const typeAhead = createTypeAhead();
  typeAhead.type('p', 0, labels, top);
  expect(typeAhead.type('a', 100, labels, 2)).toBe(2);
});

it('treats a space as part of the typed words', () => {
  const typeAhead = createTypeAhead();
  expect(typeAhead.isTyping(0)).toBe(false);
  typeAhead.type('o', 0, labels, top);
  expect(typeAhead.isTyping(1000)).toBe(true);
  expect(typeAhead.isTyping(1001)).toBe(false);
  for (const [at, letter] of [...'ur '].entries()) typeAhead.type(letter, at, labels, top);
  expect(typeAhead.type('t', 9, labels, top)).toBe(1);
});

it('counts the 1000 ms from the last letter', () => {
  const typeAhead = createTypeAhead();
  typeAhead.type('p', 0, labels, 2);
  typeAhead.type('a', 900, labels, 2);
  typeAhead.type('r', 1800, labels, 2);
  expect(typeAhead.type('e', 2700, labels, 2)).toBe(3);
});

it('ignores the key events of form fillers, which have no key', () => {
  expect(moveInMenu(undefined, [], createTypeAhead(), 0)).toBe(false);
});
