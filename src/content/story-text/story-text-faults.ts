import { shown, type LineFault } from '#content/checks/fault.ts';
import type { FrontMatter } from '#content/story/front-matter.ts';
import { comingSoon } from '#content/story/story.ts';
import { markupFaults } from './markup-faults.ts';
import { splitSentences } from './split-sentences.ts';

/** How long the stories of the first day are; others may be shorter or longer. */
const fewest = 8;
const most = 16;

/** Text that was saved in another encoding than UTF-8, or read in another one and saved again. */
const misread = /[\uFFFD\0]|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€/;

const fewestCharacters = 8;

/** A whole sentence however short it is. */
const whole = /[!?]["'”’)\]]*$/;

/** The first of it: the others have the same cause. */
export function encodingFault(text: string): LineFault | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  const at = lines.findIndex((line) => misread.test(line));
  if (at === -1) return undefined;
  const value = shown((lines[at] ?? '').replaceAll('\0', ''));
  return {
    line: at + 1,
    fault: `${value} has letters that cannot be read; save the file as UTF-8`,
  };
}

/** What would not be shown as it is meant. */
export function textFaults({ body, bodyLine }: FrontMatter): readonly LineFault[] {
  return body.split('\n').flatMap((line, at) => {
    const markup = markupFaults(line);
    const crumb = markup.length === 0 && crumbFault(line);
    return [...markup, ...(crumb ? [crumb] : [])].map((fault) => ({ line: bodyLine + at, fault }));
  });
}

export function textWarnings({ body, bodyLine }: FrontMatter): readonly LineFault[] {
  const count = body.split('\n').filter((line) => line.trim() !== '').length;
  if (count === 0)
    return [{ line: bodyLine, fault: `the text is empty; the page says "${comingSoon}"` }];
  return count < fewest || count > most
    ? [
        {
          line: bodyLine,
          fault: `the text has ${count} paragraphs; ${fewest} to ${most} read well`,
        },
      ]
    : [];
}

/**
 * What is wrong with a line whose sentences are heard one by one: a piece of it so short that it is
 * none, as beside an abbreviation that nobody knows here.
 */
export function crumbFault(line: string): string | undefined {
  const pieces = splitSentences([{ kind: 'text', text: line.trim() }]);
  if (pieces.length < 2) return undefined;
  const crumb = pieces
    .map((piece) =>
      piece
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .find((piece) => piece.length < fewestCharacters && !whole.test(piece));
  return crumb === undefined
    ? undefined
    : `"${crumb}" is too short for a sentence that is read aloud (${fewestCharacters} characters, or ! or ? at its end); join it to the one beside it`;
}
