import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

export interface TextOutliner {
  /**
   * Removes characters that the typeface lacks, such as emoji. Returns an empty string for a text
   * in another script.
   */
  drawable(text: string): string;
  /** Returns the width of a line in units of its type size. */
  width(line: string): number;
  /** Returns the SVG path of a line whose baseline begins at `at`. */
  path(line: string, at: { readonly x: number; readonly y: number; readonly size: number }): string;
}

/** Least share of letters that must remain for the text to make sense. */
const minShare = 0.7;

/**
 * Converts lines of text to outlines in the typeface of a file, so that the output does not depend
 * on installed fonts. A letter that the typeface lacks is drawn without its accent.
 */
export async function createTextOutliner(file: string, letters: string): Promise<TextOutliner> {
  const packed = await readFile(file);
  const bytes = await subsetFont(packed, letters.normalize('NFD') + letters, {
    targetFormat: 'sfnt',
  });
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  const { upem } = font.face;
  const glyphsOf = (line: string) => {
    const glyphs = shaped(font, line);
    return glyphs.every(isDrawn) ? glyphs : shaped(font, withoutAccents(line)).filter(isDrawn);
  };
  const isKnown = (letter: string) =>
    [letter, withoutAccents(letter)].some(
      (form) => form !== '' && shaped(font, form).every(isDrawn),
    );
  return {
    drawable(text) {
      const known = [...text].filter(isKnown).join('').replace(/\s+/g, ' ').trim();
      return countLetters(known) >= countLetters(text) * minShare ? known : '';
    },
    width: (line) => glyphsOf(line).reduce((sum, glyph) => sum + glyph.advance, 0) / upem,
    path: (line, { x, y, size }) => {
      let from = x;
      const paths = glyphsOf(line).map(({ id, advance }) => {
        const path = placed(font.glyphToPath(id), from, y, size / upem);
        from += (advance * size) / upem;
        return path;
      });
      return paths.join('');
    },
  };
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

interface Glyph {
  readonly id: number;
  readonly advance: number;
}

function shaped(font: Font, line: string): readonly Glyph[] {
  const text = new Text();
  text.addText(line);
  text.guessSegmentProperties();
  shape(font, text);
  return text
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0 }) => ({ id: codepoint, advance: xAdvance }));
}

function isDrawn({ id }: Glyph): boolean {
  return id !== 0;
}

/** Scales and moves a glyph. All its commands are absolute pairs, and its y axis points up. */
function placed(path: string, x: number, y: number, scale: number): string {
  return path.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, right: string, up: string) =>
    [x + Number(right) * scale, y - Number(up) * scale].map((value) => value.toFixed(1)).join(' '),
  );
}
