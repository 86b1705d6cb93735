import { lineAt, measureLines, openWindow, sameLine, type Line } from './lines.ts';

interface RulerDeps {
  readonly column: HTMLElement;
  /** How many lines are seen. */
  readonly count: number;
  /** What is seen lies between `top` and `bottom`, in pixels from the column's top. */
  readonly draw: (top: number, bottom: number) => void;
}

/** Where a line is read best, in shares of the window's height. */
const highest = 0.15;
const lowest = 0.6;

/** The line that is read, and how it moves; it listens to nothing by itself. */
export function createRuler({ column, count, draw }: RulerDeps) {
  let lines: readonly Line[] = measureLines(column);
  /** Where in the window the line stays while the page is scrolled, in pixels. */
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
    // At once: a page that glides takes the line away from the eye.
    if (best !== place) scrollBy({ top: place - best, behavior: 'instant' });
    stay();
  }

  /** From now on the line stays where it is, if that is in the window. */
  function stay(): void {
    const place = middle();
    if (place > 0 && place < innerHeight) height = place;
  }

  const atHeight = (y: number) => lineAt(lines, y - topOfColumn());

  // Where somebody who has scrolled reads; else the first line.
  show(atHeight(highest * innerHeight));
  stay();

  return {
    walk: (by: number) => goTo(at + by),
    /** `y` is a height in the window: where somebody tapped. */
    tap(y: number): void {
      show(atHeight(y));
      stay();
    },
    /** The line follows a page that was scrolled. */
    follow: () => show(atHeight(height)),
    /** The column was laid out anew. */
    measure(): void {
      const before = lines;
      lines = measureLines(column);
      show(sameLine(before, at, lines));
      stay();
    },
    /** For a voice: brings the line of these words into view. */
    showLineOf(words: Range): void {
      const [box] = words.getClientRects();
      if (box) goTo(atHeight((box.top + box.bottom) / 2));
    },
  };
}

export type RulerControl = ReturnType<typeof createRuler>;
