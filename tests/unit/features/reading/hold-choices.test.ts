// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdChoices, lookStyle } from '#features/reading/hold-choices.ts';
import { choose, forget } from '#features/reading/memory.ts';

beforeEach(() => {
  vi.stubEnv('SSR', false);
});

afterEach(() => {
  vi.unstubAllEnvs();
  forget();
  document.head.replaceChildren();
});

const rules = () =>
  [...(lookStyle()?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');

it('brings the styles of what is chosen, once for all stories', async () => {
  choose('size', '150');
  await holdChoices();
  expect(rules()).toContain('[data-read*=size-150]');
  await holdChoices();
  expect(document.querySelectorAll('style')).toHaveLength(1);
});

it('brings nothing where nothing is chosen', async () => {
  await holdChoices();
  expect(lookStyle()).toBeNull();
});

it('leaves a page alone that was built with them', async () => {
  choose('size', '150');
  document.head.innerHTML = '<style data-look></style>';
  await holdChoices();
  expect(rules()).toBe('');
});

it('lets the story come where the chosen letters do not', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  choose('letters', 'lexend');
  await expect(holdChoices()).resolves.toBeUndefined();
  expect(lookStyle()).not.toBeNull();
  vi.unstubAllGlobals();
});
