// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BelowFold, setAtTop } from '#features/page-change/below-fold.tsx';

const page = (
  <>
    <h1>Top</h1>
    <BelowFold>
      <p>Below</p>
    </BelowFold>
  </>
);

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => {
  root?.unmount();
  place.remove();
  setAtTop(false);
});

function draw(): void {
  root = createRoot(place);
  flushSync(() => root?.render(page));
}

it('draws what is below right after the top of a page that a press has opened', async () => {
  setAtTop(true);
  draw();
  expect(place.textContent).toBe('Top');
  await vi.waitFor(() => expect(place.textContent).toBe('TopBelow'));
});

it('keeps the footer out of sight meanwhile', () => {
  setAtTop(true);
  draw();
  expect(getComputedStyle(place.querySelector('div') ?? place).height).toBe(`${innerHeight}px`);
});

it('draws all at once where the page is opened at a place, or again', () => {
  draw();
  expect(place.textContent).toBe('TopBelow');
});

it('leaves a page that the build has drawn as it is', async () => {
  place.innerHTML = renderToString(page);
  const below = place.querySelector('p');
  expect(below?.textContent).toBe('Below');
  root = hydrateRoot(place, page);
  await vi.waitFor(() => expect(Object.keys(below ?? {})).not.toEqual([]));
  expect(place.querySelector('p')).toBe(below);
});
