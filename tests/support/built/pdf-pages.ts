import { spawnSync } from 'node:child_process';
import { findProgram } from '../servers/find-program.ts';

interface PdfPage {
  /** Width and height in points. */
  readonly size: readonly number[];
  /** Undefined if `pdftotext` is not installed. */
  readonly text: string | undefined;
}

/** Returns the pages of a PDF by Chromium, which does not compress the boxes of pages. */
export function pdfPages(document: Buffer): readonly PdfPage[] {
  const boxes = document.toString('latin1').matchAll(/\/MediaBox\s*\[([\d.\s]+)\]/g);
  const sizes = [...boxes].map(([, box = '']) => box.trim().split(/\s+/).map(Number).slice(2));
  const texts = pageTexts(document);
  return sizes.map((size, at) => ({ size, text: texts?.[at] }));
}

/** Returns the text of each page. `raw` keeps the text of a column together. */
export function pageTexts(
  document: Buffer,
  order: 'layout' | 'raw' = 'layout',
): readonly string[] | undefined {
  const program = findProgram('pdftotext', 'PDFTOTEXT_PATH');
  if (program === null) return undefined;
  const { stdout } = spawnSync(program, [`-${order}`, '-', '-'], { input: document });
  return stdout
    .toString()
    .split('\f')
    .map((text) => text.replaceAll(/\s+/g, ' '));
}
