// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { recoverFromLostCode } from '../../../src/islands/recover-from-lost-code.ts';

it('reloads once, and not while a field holds text, which does not use up that reload', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  document.body.innerHTML = '<input type="email" />';
  const field = document.querySelector('input');
  const type = (text: string) => {
    if (field) field.value = text;
  };
  const lost = new Error('The code did not load');

  type('ruth@school.example');
  await recoverFromLostCode(lost);
  expect(reload).not.toHaveBeenCalled();
  type('');
  await recoverFromLostCode(lost);
  expect(reload).toHaveBeenCalledTimes(1);
  await recoverFromLostCode(lost);
  expect(reload).toHaveBeenCalledTimes(1);
});
