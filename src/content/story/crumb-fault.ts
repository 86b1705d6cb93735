import { splitSentences } from './split-sentences.ts';

const fewest = 8;

/** A whole sentence however short it is, or an answer with its letter. */
const whole = /[!?]["'”’)\]]*$|^[A-H]\. ./;

/**
 * What is wrong with a line whose sentences are to be heard one by one: a piece so short that it is
 * none, as after an abbreviation that nobody knows here.
 */
export function crumbFault(line: string): string | undefined {
  const pieces = splitSentences([{ kind: 'text', text: line.trim() }]);
  const crumb = pieces
    .map((piece) =>
      piece
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .find((piece) => piece !== '' && piece.length < fewest && !whole.test(piece));
  return crumb === undefined
    ? undefined
    : `"${crumb}" is too short for a sentence that is read aloud (${fewest} characters, or ! or ? at its end); join it to the one beside it`;
}
