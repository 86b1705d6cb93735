// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx';

const subscribe = vi.hoisted(() => vi.fn(async (_typed: string) => 'sent'));
vi.mock('#features/newsletter/subscribe.ts', () => ({ subscribe }));
afterEach(cleanup);

/** Presses as soon as React has joined the page, before it does anything that can wait. */
function PressAtOnce() {
  useLayoutEffect(() => screen.getByRole('button').click(), []);
  return null;
}

it('sends what was typed early, however soon after joining the press comes', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const page = (
    <>
      <NewsletterBox />
      <PressAtOnce />
    </>
  );
  container.innerHTML = renderToString(page);
  screen.getByRole<HTMLInputElement>('textbox').value = 'early@example.com';
  render(page, { container, hydrate: true });
  await expect.poll(() => subscribe.mock.calls).toEqual([['early@example.com']]);
});
