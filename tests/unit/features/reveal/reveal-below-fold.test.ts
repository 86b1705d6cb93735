// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { revealItems } from '#features/reveal/reveal-below-fold.ts';
import { fakeIntersections } from '../../../support/fakes/fake-intersections.ts';

vi.mock('framer-motion/dom/mini', () => ({ animate }));
const animate = vi.hoisted(() => vi.fn<(card: Element, to: { opacity: number[] }) => void>());

afterEach(() => {
  animate.mockClear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

let list: HTMLElement;

/** Cards of a page that is 800 px high, by their distance from the top of the window. */
function cardsAt(...tops: readonly number[]) {
  vi.stubGlobal('innerHeight', 800);
  list = document.body.appendChild(document.createElement('ul'));
  return tops.map((top) => {
    const card = list.appendChild(document.createElement('li'));
    card.getBoundingClientRect = () => new DOMRect(0, top, 300, 400);
    return card;
  });
}

function hidden(cards: readonly Element[]): readonly boolean[] {
  return cards.map((card) => card.hasAttribute('data-unseen'));
}

/** The motion code is loaded when somebody scrolls. */
async function scrolled(): Promise<void> {
  dispatchEvent(new Event('scroll'));
  await import('#ui/picture/fade-in.ts');
  await Promise.resolve();
}

describe('revealItems', () => {
  it('hides only the cards that are still below the fold', async () => {
    fakeIntersections();
    const cards = cardsAt(-600, 400, 799, 800, 1200);
    revealItems(list);
    await scrolled();
    expect(hidden(cards)).toEqual([false, false, false, true, true]);
  });

  it('hides nothing before it can show it again', () => {
    fakeIntersections();
    const cards = cardsAt(1200);
    revealItems(list);
    expect(hidden(cards)).toEqual([false]);
  });

  it('shows a card for good when it has been scrolled to', async () => {
    const view = fakeIntersections();
    const cards = cardsAt(900, 1400);
    const [first] = cards;
    revealItems(list);
    await scrolled();
    if (first) view.report(first, 0.1);
    if (first) view.report(first, 0);
    expect(hidden(cards)).toEqual([false, true]);
    expect(animate.mock.calls.map(([card, { opacity }]) => [card, opacity])).toEqual([
      [first, [0, 1]],
    ]);
  });

  it('leaves nothing hidden behind when it is undone', async () => {
    const view = fakeIntersections();
    const cards = cardsAt(900);
    const undo = revealItems(list);
    await scrolled();
    undo();
    expect(hidden(cards)).toEqual([false]);
    expect(view.watched.size).toBe(0);
  });
});

afterEach(() => void vi.unstubAllGlobals());
