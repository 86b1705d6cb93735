// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { enhanceKept } from '#pages/kept/enhance-kept.ts';
import { keptCopy } from '#pages/kept/kept-copy.ts';
import { KeptPage } from '#pages/kept/kept-page.tsx';

const { acts, ask, off } = keptCopy;

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<KeptPage hasArchive={false} />);
  const page = document.querySelector<HTMLElement>('[data-enhance=kept]');
  if (page) onTestFinished(enhanceKept(page));
});

/** Opens the question, and returns it. */
async function openQuestion(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: acts.takeOff }));
  return screen.findByRole('dialog', { name: ask.heading });
}

/** Presses Escape where the focus is, and returns whether the page has handled it. */
const pressEscape = () => !fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });

it('Escape closes the question and is handled; a menu’s Escape leaves it open', async () => {
  const question = await openQuestion();
  question.focus();
  question.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  pressEscape();
  expect(screen.queryByRole('dialog')).toBe(question);
  expect(pressEscape()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Escape does not close the question once the removal has begun', async () => {
  const question = await openQuestion();
  question.focus();
  fireEvent.click(screen.getByRole('button', { name: ask.yes }));
  expect(pressEscape()).toBe(false);
  expect(screen.queryByRole('dialog')).toBe(question);
  await screen.findByRole('heading', { name: off.heading });
  expect(document.activeElement?.textContent).toBe(off.heading);
});
