/** A part of a paper. All heights are in the same unit. */
export interface PaperBlock {
  readonly height: number;
  /** Height of a line, if a page may end between two lines; without it the block stays in one piece. */
  readonly line?: number;
  /** Space below the block. */
  readonly space?: number;
  /** Height of the table heading that is printed again above a row at the top of a page. */
  readonly heading?: number;
}

/** Lines of a paragraph that browsers keep together before and after the end of a page. */
const together = 2;

/** Returns the number of pages that blocks fill one below the other, including space that stays empty. */
export function countPages(blocks: readonly PaperBlock[], pageHeight: number): number {
  let pages = 1;
  let used = 0;
  for (const { height, line, space = 0, heading = 0 } of blocks) {
    let rest = height;
    if (used > heading && used + rest > pageHeight) {
      if (line !== undefined) rest -= linesBefore(pageHeight - used, height, line) * line;
      pages += 1;
      used = heading;
    }
    const most = line === undefined ? pageHeight : Math.floor(pageHeight / line) * line;
    for (; rest > pageHeight; rest -= most) pages += 1;
    used += rest + space;
  }
  return pages;
}

/** Returns the number of lines of a paragraph that stay on a page with this much room. */
function linesBefore(room: number, height: number, line: number): number {
  const lines = Math.min(Math.floor(room / line), Math.round(height / line) - together);
  return lines < together ? 0 : lines;
}
