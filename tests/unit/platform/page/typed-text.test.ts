// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { holdsTypedText } from '#platform/page/reload-in-place.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<input type="email"><textarea></textarea><input type="checkbox" value="on" checked>' +
    '<input type="hidden" value="tag"><input type="submit" value="Go">' +
    '<input inputmode="numeric" value="1">';
});

const type = (selector: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field) field.value = value;
};

it('sees no words in boxes, hidden fields, numbers and buttons', () =>
  expect(holdsTypedText()).toBe(false));

it.each(['input[type=email]', 'textarea'])('sees words in %s until they are gone', (selector) => {
  type(selector, 'a');
  expect(holdsTypedText()).toBe(true);
  type(selector, '  ');
  expect(holdsTypedText()).toBe(false);
});
