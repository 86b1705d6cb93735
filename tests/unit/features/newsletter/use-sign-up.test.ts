// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { wipeScreen } from '#pages/sign-up/use-sign-up.ts';

const field = document.createElement('input');
const button = document.createElement('button');
const form = document.createElement('form');
form.append(field, button);
const link = document.createElement('a');
link.href = '/x';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  field.value = '';
  document.body.replaceChildren(form, link);
});

it('focuses the field for the next visitor, at the top of the page', () => {
  button.focus();
  wipeScreen(field);
  expect(document.activeElement).toBe(field);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('does not change what the visitor has begun to type', () => {
  field.value = 'n';
  wipeScreen(field);
  expect(field.value).toBe('n');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('does not take the focus from another place on the page', () => {
  link.focus();
  wipeScreen(field);
  expect(document.activeElement).toBe(link);
});

it('does nothing on a page that has gone', () => {
  wipeScreen(null);
  expect(scrollTo).not.toHaveBeenCalled();
});
