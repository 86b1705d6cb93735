// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readingBarCopy } from '#content/copy/parts/reading-bar.ts';
import { readingCopy } from '#content/copy/parts/reading.ts';
import {
  forgetPreferences,
  getPreference,
  keepPreferences,
  setPreference,
  watchPreferences,
} from '#features/reading/preferences.ts';
import { ReadingBar } from '#pages/story/reading-bar.island.tsx';
import { changeElsewhere } from '../../support/fakes/change-elsewhere.ts';

const { both, ruler } = readingBarCopy.tools;

beforeEach(() => {
  const text = '<p data-paragraph="1"><span id="s1">A line.</span></p>';
  document.body.innerHTML = `<div data-story-text data-step="full-time">${text}</div>`;
});
afterEach(() => {
  cleanup();
  forgetPreferences();
});

watchPreferences();

const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

async function shows(name: string, pressed: boolean): Promise<void> {
  await expect.poll(() => isPressed(name)).toBe(pressed);
}

it.each([
  [both, '{"both":"on"}'],
  [ruler, '{"ruler":"1"}'],
])('%s is on and off as in another tab, and one press changes it', async (name, preference) => {
  render(<ReadingBar id={1} hasSteps={false} hasSpanish />);
  changeElsewhere(preference);
  await shows(name, true);
  changeElsewhere('{}');
  await shows(name, false);
  changeElsewhere(preference);
  await shows(name, true);
  fireEvent.click(button(name));
  await shows(name, false);
  expect(localStorage.getItem('reading')).toBe('{}');
});

it('a press opens a tool once, and another closes it', async () => {
  render(<ReadingBar id={1} hasSteps={false} hasSpanish />);
  fireEvent.click(button(ruler));
  await shows(ruler, true);
  expect([getPreference('ruler'), document.querySelectorAll('[data-ruler]')]).toMatchObject([
    '1',
    { length: 1 },
  ]);
  fireEvent.click(button(ruler));
  await shows(ruler, false);
  expect(getPreference('ruler')).toBeUndefined();
  expect(document.querySelector('[data-ruler]')).toBeNull();
});

it('the ruler shows as many lines as in another tab', async () => {
  setPreference('ruler', '1');
  keepPreferences(true);
  render(<ReadingBar id={1} hasSteps={false} hasSpanish />);
  await shows(ruler, true);
  const three = screen.getByRole('radio', { name: readingCopy.ruler.options['3'] });
  expect(three).toHaveProperty('checked', false);
  changeElsewhere('{"ruler":"3"}');
  await expect.poll(() => three).toHaveProperty('checked', true);
});
