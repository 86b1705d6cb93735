// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fitScreens, halve, largestSize, middleCut } from '#board/fit-screens.ts';
import { moveBy, moveOfPress, scrollByKey } from '#board/moves.ts';

const sizes = { min: 40, max: 200 };

it('the size of the letters is the largest that fits', () => {
  expect(largestSize((size) => size <= 97, sizes)).toBe(97);
  expect(largestSize(() => true, sizes)).toBe(199);
});

it('the size of the letters is smaller than the least only where that does not fit', () => {
  expect(largestSize((size) => size <= 31, sizes)).toBe(31);
  expect(largestSize(() => false, sizes)).toBe(12);
});

const halves = (text: string) => [text.slice(0, middleCut(text)), text.slice(middleCut(text))];

it('a sentence that is too long is cut after the comma or the word nearest to its middle', () => {
  expect(halves('one two three four, five six seven')).toEqual([
    'one two three four, ',
    'five six seven',
  ]);
  expect(halves('one two three four five six')).toEqual(['one two three ', 'four five six']);
});

it('a sentence that is too long keeps its words in italics and its link, which both halves have', () => {
  document.body.innerHTML =
    '<p><span id="s1"><em>One</em> two <a href="/method">three four five</a> six</span></p>';
  const whole = document.body.textContent;
  const sentence = document.getElementById('s1');
  if (sentence) halve(sentence);
  expect(document.body.innerHTML).toBe(
    '<p><span id="s1"><em>One</em> two <a href="/method">three </a></span>' +
      '<span data-piece=""><a href="/method">four five</a> six</span></p>',
  );
  expect(document.body.textContent).toBe(whole);

  document.body.innerHTML =
    '<p><span id="s1">One two three <a href="/x">four<span class="unseen"> (in a tab)</span></a></span></p>';
  const linked = document.getElementById('s1');
  if (linked) halve(linked);
  expect(document.body.innerHTML).toBe(
    '<p><span id="s1">One two three </span>' +
      '<span data-piece=""><a href="/x">four<span class="unseen"> (in a tab)</span></a></span></p>',
  );
});

it('a sentence that is too long stays whole without a space', () => {
  expect(middleCut('incomprehensibilities ')).toBeUndefined();
});

it('a section is measured with its sub-heading on its first screen only', () => {
  document.body.innerHTML =
    '<section><div><h2>A name</h2><p><span id="s1">One. </span>' +
    '<span id="s2">Two. </span></p></div></section>';
  const section = document.querySelector('section');
  if (!section) throw new Error('There is no section');
  // Two parts fit at the largest size: the sub-heading and a sentence.
  const parts = () => section.querySelectorAll('h2:not([data-off]), span:not([data-off])').length;
  Object.defineProperties(section, {
    scrollHeight: { get: parts },
    clientHeight: { value: 2 },
  });
  const ids = () =>
    fitScreens(section, sizes).map(({ sentences }) => sentences.map(({ id }) => id));
  expect(ids()).toEqual([['s1'], ['s2']]);
  // The second screen, which hides it, may be shown during the next layout.
  section.querySelector('h2')?.toggleAttribute('data-off', true);
  expect(ids()).toEqual([['s1'], ['s2']]);
});

it('keys and presses are those of keyboards and presenters; others do nothing', () => {
  const from = (key: string) => moveBy(key, 3, 10);
  expect(['ArrowRight', 'ArrowDown', 'PageDown', ' '].map(from)).toEqual([4, 4, 4, 4]);
  expect(['ArrowLeft', 'ArrowUp', 'PageUp'].map(from)).toEqual([2, 2, 2]);
  expect([from('Home'), from('End')]).toEqual([0, 9]);
  expect(['Unidentified', 'F5', 'b', '.', '', 'Tab'].map(from)).toEqual(Array.from({ length: 6 }));
  expect([moveBy('PageDown', 9, 10), moveBy('PageUp', 0, 10)]).toEqual([9, 0]);
});

it('keys and presses scroll a section that is higher than the window, up to its ends', () => {
  const section = document.createElement('section');
  section.dataset['wrap'] = '';
  Object.defineProperties(section, {
    scrollHeight: { value: 500 },
    clientHeight: { value: 300 },
    scrollBy: { value: ({ top }: { top: number }) => (section.scrollTop += top) },
  });
  expect(scrollByKey(section, 'ArrowUp')).toBe(false);
  expect(scrollByKey(section, 'ArrowDown')).toBe(true);
  expect(scrollByKey(section, 'PageDown')).toBe(false);
  expect(scrollByKey(section, 'ArrowRight')).toBe(false);
  expect(scrollByKey(section, 'PageUp')).toBe(true);
});

it('a press in the left quarter goes back, one in the right quarter goes on', () => {
  expect([0, 199, 200, 600, 601].map((x) => moveOfPress(x, 800))).toEqual([-1, -1, 0, 0, 1]);
});
