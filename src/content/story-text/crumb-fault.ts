import { splitSentences } from './split-sentences.ts';

const fewest = 8;

/** A whole sentence however short it is. */
const whole = /[!?]["'”’)\]]*$/;

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
    .find((piece) => piece.length < fewest && !whole.test(piece));
  return crumb === undefined
    ? undefined
    : `"${crumb}" is too short for a sentence that is read aloud (${fewest} characters, or ! or ? at its end); join it to the one beside it`;
}
