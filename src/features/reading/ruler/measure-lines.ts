import { groupLines, type Line } from './lines.ts';

/** The lines of a story as they are laid out now; a slip, a picture or a table counts as one. */
export function measureLines(column: HTMLElement): readonly Line[] {
  const { top } = column.getBoundingClientRect();
  const below = (box: DOMRect) => ({ top: box.top - top, bottom: box.bottom - top });
  return blocksOf(column).flatMap((block, number) => {
    const boxes = block.matches('p,li,h2,h3,dt,dd')
      ? textsOf(block).flatMap((text) => [...boxesOf(text)])
      : [block.getBoundingClientRect()];
    return groupLines(boxes.filter(({ height }) => height > 0).map(below), number);
  });
}

function blocksOf(column: HTMLElement): readonly Element[] {
  const told = ':not([aria-hidden],[data-ruler])';
  return [...column.querySelectorAll(`:scope > ${told}`)].flatMap((block) =>
    block.matches('ul,ol,dl') ? [...block.querySelectorAll('li,dt,dd')] : [block],
  );
}

function textsOf(block: Element): readonly Node[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (text) =>
    isSeen(text.parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
}

/** Words for screen readers alone are a pixel wide and stand anywhere. */
function isSeen(element: HTMLElement | null): boolean {
  return element !== null && element.clientWidth !== 1;
}

function boxesOf(text: Node): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects();
}
