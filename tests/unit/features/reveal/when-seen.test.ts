// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { revealThreshold, whenSeen } from '#features/reveal/when-seen.ts';
import { fakeIntersections } from '../../../support/fakes/fake-intersections.ts';

afterEach(() => void vi.unstubAllGlobals());

function setUp() {
  const view = fakeIntersections();
  const first = document.createElement('li');
  const second = document.createElement('li');
  const show = vi.fn<(element: HTMLElement) => void>();
  const undo = whenSeen([first, second], show);
  return { view, first, second, show, undo };
}

describe('whenSeen', () => {
  it('asks for 10 % (specification, section 9)', () => {
    const { view } = setUp();
    expect(revealThreshold).toBe(0.1);
    expect(view.thresholds).toEqual([0.1]);
  });

  it('shows an element at 10 %, not below', () => {
    const { view, first, show } = setUp();
    view.report(first, 0.05);
    expect(show).not.toHaveBeenCalled();
    view.report(first, 0.1);
    expect(show.mock.calls).toEqual([[first]]);
  });

  it('shows it once, and goes on with the others', () => {
    const { view, first, second, show } = setUp();
    view.report(first, 0.5);
    view.report(first, 0.9);
    view.report(second, 1);
    expect(show.mock.calls).toEqual([[first], [second]]);
    expect(view.watched.size).toBe(0);
  });

  it('stops when it is undone', () => {
    const { view, first, show, undo } = setUp();
    undo();
    view.report(first, 1);
    expect(show).not.toHaveBeenCalled();
  });
});
