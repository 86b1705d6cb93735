import { lineAt, measureLines, openWindow, sameLine, type Line } from './lines.ts';

interface RulerDeps {
  readonly column: HTMLElement;
  /** Number of visible lines. */
  readonly count: number;
  /** Called with the visible part between `top` and `bottom`, in pixels from the column's top. */
  readonly draw: (top: number, bottom: number) => void;
}

/** The part of the window where the line is kept, as shares of its height. */
const highest = 0.15;
const lowest = 0.6;

/** Creates the state of the ruler: the current line and how it moves. Event listeners are in use-ruler.ts. */
export function createRuler({ column, count, draw }: RulerDeps) {
  let lines: readonly Line[] = measureLines(column);
  /** Height in the window, in pixels, at which the line stays while the page scrolls. */
  let height = lowest * innerHeight;
  let at = 0;

  const topOfColumn = () => column.getBoundingClientRect().top;
  const middle = () => {
    const { top, bottom } = openWindow(lines, at, 1);
    return topOfColumn() + (top + bottom) / 2;
  };

  function show(line: number): void {
    at = Math.max(0, Math.min(line, lines.length - 1));
    const { top, bottom } = openWindow(lines, at, count);
    draw(top, bottom);
  }

  function goTo(line: number): void {
    show(line);
    const place = middle();
    const best = Math.max(highest * innerHeight, Math.min(place, lowest * innerHeight));
    // Instantly: with smooth scrolling the eye would lose the line.
    if (best !== place) scrollBy({ top: place - best, behavior: 'instant' });
    stay();
  }

  /** Keeps the line at its present height in the window, if it is visible. */
  function stay(): void {
    const place = middle();
    if (place > 0 && place < innerHeight) height = place;
  }

  const atHeight = (y: number) => lineAt(lines, y - topOfColumn());

  // Starts at the line near the top of the window, or at the first line.
  show(atHeight(highest * innerHeight));
  stay();

  return {
    walk: (by: number) => goTo(at + by),
    /** Moves to the line at `y`, a height in the window. */
    tap(y: number): void {
      show(atHeight(y));
      stay();
    },
    /** Moves to the line at the kept height after the page was scrolled. */
    follow: () => show(atHeight(height)),
    /** Measures the lines again after the layout changed. */
    measure(): void {
      const before = lines;
      lines = measureLines(column);
      show(sameLine(before, at, lines));
      stay();
    },
    /** Scrolls to the line of the words that are read aloud. */
    showLineOf(words: Range): void {
      const [box] = words.getClientRects();
      if (box) goTo(atHeight((box.top + box.bottom) / 2));
    },
  };
}

export type RulerControl = ReturnType<typeof createRuler>;
