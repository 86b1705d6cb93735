// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { openComfort } from '#features/reading/comfort/comfort-panel.tsx';
import { forgetPreferences, getPreference, setPreference } from '#features/reading/preferences.ts';
import { resetForNextReader } from '#features/reading/tools.tsx';
import { createDeferred } from '../../../support/fakes/deferred.ts';

const { letters, size, paper } = readingCopy.comfort;

afterEach(() => act(forgetPreferences));

function showPanel(): void {
  const show = (content: ReactNode) => void render(<>{content}</>);
  void openComfort({ text: document.body, show });
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const choose = (name: string) => fireEvent.click(radio(name));

/** Makes the typefaces load only when the returned function is called. */
function delayTypefaces(): () => Promise<void> {
  const arrival = createDeferred();
  vi.stubGlobal('fetch', () => arrival.promise.then(() => new Response('a typeface')));
  vi.stubGlobal(
    'FontFace',
    class {
      load = async () => this;
    },
  );
  const added = vi.fn();
  Object.defineProperty(document, 'fonts', { value: { add: added }, configurable: true });
  return async () => {
    arrival.resolve();
    await vi.waitFor(() => expect(added).toHaveBeenCalled(), { timeout: 20_000 });
    // What follows the typeface takes no timer.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
}

it('a typeface that loads late is not set for the next reader', async () => {
  const arrive = delayTypefaces();
  showPanel();
  choose(letters.options.lexend);
  choose(size.options['150']);
  act(resetForNextReader);
  await arrive();
  expect(getPreference('letters')).toBeUndefined();
});

it('a typeface that loads late is set although the only other preference was reset', async () => {
  const arrive = delayTypefaces();
  setPreference('size', '150');
  showPanel();
  choose(letters.options.weighted);
  choose(size.options.usual);
  await arrive();
  expect(getPreference('letters')).toBe('weighted');
});

it('the background that is checked follows the device from light to dark', () => {
  const scheme = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => scheme);
  showPanel();
  expect(radio(paper.options.cream).checked).toBe(true);
  scheme.matches = true;
  act(() => scheme.dispatchEvent(new Event('change')));
  expect(radio(paper.options.night).checked).toBe(true);
});
