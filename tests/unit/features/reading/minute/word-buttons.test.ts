// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createWordButtons } from '#features/reading/minute/word-buttons.ts';

afterEach(() => document.body.replaceChildren());

/** Shows three words as buttons, with the focus in the first. Returns a function that presses a key. */
function open(direction: 'ltr' | 'rtl'): (key: string) => string | null | undefined {
  const column = document.createElement('div');
  column.style.direction = direction;
  const source = column.appendChild(document.createElement('p'));
  document.body.append(column);
  const text = 'One two three';
  createWordButtons(column, [{ source, text, words: text.split(' ') }], 'Words', () => undefined);
  return (key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
}

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('arrow keys move to the word on their side: %s', (direction, next, previous) => {
  const press = open(direction);
  expect(document.activeElement?.textContent).toBe('One');
  expect(press(next)).toBe('two');
  expect(press(previous)).toBe('One');
  expect(press('End')).toBe('three');
  expect(press('Home')).toBe('One');
});

it.each([
  ['begins', 0, ['www.example.org', 'One two'], 'One'],
  ['ends', -40, ['One', 'Two three', 'www.example.org'], 'Two'],
] as const)('starts with a word if what is visible %s with an address', (_, top, texts, start) => {
  const column = document.body.appendChild(document.createElement('div'));
  const lines = texts.map((text, line) => {
    const source = column.appendChild(document.createElement('p'));
    source.getBoundingClientRect = () => new DOMRect(0, top + 20 * line, 100, 20);
    return { source, text, words: text.split(' ') };
  });
  createWordButtons(column, lines, 'Words', () => undefined);
  expect(document.activeElement?.textContent).toBe(start);
  expect(column.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
});
