// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Still } from '#ui/layout/still.tsx';

const draw = vi.fn<() => React.ReactNode>(() => <b>Drawn anew</b>);
const Part = () => <Still draw={draw} />;

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  draw.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
});

it('stays as the build has drawn it, also when what stands around it is drawn again', () => {
  const place = document.createElement('div');
  place.innerHTML = '<div class="own"><p>Built</p></div><b>1</b>';
  const page = (count: number) => (
    <>
      <Part />
      <b>{count}</b>
    </>
  );
  act(() => {
    root = hydrateRoot(place, page(1));
  });
  act(() => root?.render(page(2)));
  expect(place.innerHTML).toBe('<div class="own"><p>Built</p></div><b>2</b>');
  expect(draw).not.toHaveBeenCalled();
});

it('is drawn like any other part on a page that comes later', () => {
  const place = document.createElement('div');
  const later = createRoot(place);
  root = later;
  act(() => later.render(<Part />));
  expect(place.innerHTML).toBe('<div><b>Drawn anew</b></div>');
});
