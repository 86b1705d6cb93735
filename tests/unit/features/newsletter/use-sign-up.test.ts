// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { wipeScreen } from '#pages/sign-up/use-sign-up.ts';

function find<Wanted extends Element>(selector: string, kind: new () => Wanted): Wanted {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(selector);
  return found;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  document.body.innerHTML = '<form><input /><button>Go</button></form><a href="/x">Away</a>';
});

it('focuses the field for the next visitor, at the top of the page', () => {
  const field = find('input', HTMLInputElement);
  find('button', HTMLButtonElement).focus();
  wipeScreen(field);
  expect(document.activeElement).toBe(field);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('leaves alone what somebody has begun to type', () => {
  const field = find('input', HTMLInputElement);
  field.value = 'n';
  wipeScreen(field);
  expect(field.value).toBe('n');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('does not take the focus from another place on the page', () => {
  const link = find('a', HTMLAnchorElement);
  link.focus();
  wipeScreen(find('input', HTMLInputElement));
  expect(document.activeElement).toBe(link);
});

it('does nothing on a page that has gone', () => {
  wipeScreen(null);
  expect(scrollTo).not.toHaveBeenCalled();
});
