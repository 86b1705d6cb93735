// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { recoverFromLostCode } from '#islands/recover-from-lost-code.ts';

const lost = new Error('The code did not load');

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(location, 'reload').mockReturnValue();
  document.body.innerHTML = '<input type="email" />';
});

function type(text: string): void {
  const field = document.querySelector('input');
  if (field) field.value = text;
}

it('reloads once, and not while a field holds text, which does not use up that reload', async () => {
  type('ruth@school.example');
  await recoverFromLostCode(lost);
  expect(location.reload).not.toHaveBeenCalled();
  type('');
  await recoverFromLostCode(lost);
  expect(location.reload).toHaveBeenCalledTimes(1);
  await recoverFromLostCode(lost);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it('reloads while a field holds text in Firefox, which keeps the text', async () => {
  vi.stubGlobal('mozInnerScreenX', 0);
  type('ruth@school.example');
  await recoverFromLostCode(lost);
  expect(location.reload).toHaveBeenCalledTimes(1);
});
