import { textNodes } from '#platform/page/text-nodes.ts';
import { isOpen } from '../shown-text.ts';

/** A line of a story, in pixels from the column's top, with its share of the space around it. */
export interface Line {
  readonly top: number;
  readonly bottom: number;
  /** Index of the block that the line belongs to. */
  readonly block: number;
}

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Space around the first and last line of a block, as a share of the line's height. */
const outerSpace = 0.15;

interface Box extends Extent {
  /** True for a button after the words; one that wraps belongs to the line before. */
  readonly isButton?: boolean;
}

/**
 * Groups the boxes of a block's words into lines: a box whose middle is below the current line begins the
 * next. The space between two lines is shared.
 */
export function groupLines(boxes: readonly Box[], block: number): readonly Line[] {
  const rows: { top: number; bottom: number }[] = [];
  for (const { top, bottom, isButton } of boxes) {
    const row = rows[rows.length - 1];
    const isBelow = !row || (top + bottom) / 2 > row.bottom;
    if (row && isButton) row.bottom = isBelow ? bottom : row.bottom;
    else if (!row || isBelow) rows.push({ top, bottom });
    else {
      row.top = Math.min(row.top, top);
      row.bottom = Math.max(row.bottom, bottom);
    }
  }
  return rows.map((row, index) => {
    const extra = (row.bottom - row.top) * outerSpace;
    const [before, after] = [rows[index - 1], rows[index + 1]];
    return {
      top: before ? (before.bottom + row.top) / 2 : row.top - extra,
      bottom: after ? (row.bottom + after.top) / 2 : row.bottom + extra,
      block,
    };
  });
}

/** Returns the visible part around the line `at`: `count` lines, also at the start and end of the text. */
export function visibleExtent(lines: readonly Line[], at: number, count: number): Extent {
  const first = Math.max(0, Math.min(at - Math.floor(count / 2), lines.length - count));
  const last = Math.min(lines.length - 1, first + count - 1);
  return { top: lines[first]?.top ?? 0, bottom: lines[last]?.bottom ?? 0 };
}

/** Returns the index of the line at a height, or of the nearest one. */
export function lineAt(lines: readonly Line[], height: number): number {
  const distance = ({ top, bottom }: Line) => Math.max(top - height, height - bottom, 0);
  const distances = lines.map(distance);
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Finds the same line after the layout changed, by its relative place in its block. */
export function sameLine(before: readonly Line[], at: number, after: readonly Line[]): number {
  const line = before[at];
  if (!line) return 0;
  const inBlock = (lines: readonly Line[]) => lines.filter(({ block }) => block === line.block);
  const first = (lines: readonly Line[]) => lines.findIndex(({ block }) => block === line.block);
  const share = (at - first(before)) / inBlock(before).length;
  return Math.max(0, first(after)) + Math.floor(share * inBlock(after).length + 1e-6);
}

/** Measures the lines of a story; a picture, a table or a linked card counts as one. */
export function measureLines(column: HTMLElement): readonly Line[] {
  const { top } = column.getBoundingClientRect();
  const toRelativeBox = (box: DOMRect, isButton = false) => ({
    top: box.top - top,
    bottom: box.bottom - top,
    isButton,
  });
  return groupSideBySide(blocksOf(column)).flatMap((blocks, number) => {
    const boxes = blocks.flatMap((block) =>
      block.matches('p,li,h2,h3,dt,dd')
        ? [
            ...textsOf(block).flatMap((text) =>
              [...boxesOf(text)].map((box) => toRelativeBox(box)),
            ),
            ...[...block.querySelectorAll(button)].map((one) =>
              toRelativeBox(one.getBoundingClientRect(), true),
            ),
          ]
        : [toRelativeBox(block.getBoundingClientRect())],
    );
    const visible = boxes.filter((box) => box.bottom > box.top);
    // Sorted by height, so that lines of two columns beside each other become one.
    return groupLines(blocks.length > 1 ? visible.sort((a, b) => a.top - b.top) : visible, number);
  });
}

const items = 'li,dt,dd,[data-translates]';
/** Selector of the button that shows the Spanish of a paragraph. */
const button = '.spanish-button';

function blocksOf(column: HTMLElement): readonly Element[] {
  const visible = ':not([aria-hidden],[data-ruler])';
  return [...column.querySelectorAll(`:scope > ${visible}`)]
    .flatMap((block) => {
      const inside = block.matches('p') ? [] : [...block.querySelectorAll(items)];
      return inside.length > 0 ? inside : [block];
    })
    .filter(isOpen);
}

/** Groups a paragraph and the Spanish in the column beside it. */
function groupSideBySide(blocks: readonly Element[]): readonly (readonly Element[])[] {
  const groups: Element[][] = [];
  for (const block of blocks) {
    const { top, height } = block.getBoundingClientRect();
    const beside = block.matches('[data-translates]')
      ? groups.find(([one]) => one && one.getBoundingClientRect().bottom > top + height / 2)
      : undefined;
    if (beside) beside.push(block);
    else groups.push([block]);
  }
  return groups;
}

function textsOf(block: Element): readonly Node[] {
  return textNodes(block).filter(({ parentElement }) => isVisible(parentElement));
}

/** Returns false for the words of buttons and for visually hidden text, which is one pixel wide. */
function isVisible(element: HTMLElement | null): boolean {
  return element !== null && element.clientWidth !== 1 && !element.closest(button);
}

function boxesOf(text: Node): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects();
}
