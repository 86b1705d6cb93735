export interface WordPresses {
  /** The place of the word whose meaning is shown. */
  readonly open: number | undefined;
  /** Undefined until a press would be answered: without script a word is a word. */
  readonly press: ((word: number | undefined) => void) | undefined;
}

interface WordProps {
  readonly word: number;
  readonly text: string;
  readonly presses: WordPresses;
}

/** A word to know, inside the text. */
export function Word({ word, text, presses: { open, press } }: WordProps) {
  const isOpen = word === open;
  if (!press) return <span className="word">{text}</span>;
  return (
    <button
      type="button"
      className="word"
      aria-expanded={isOpen}
      onClick={() => press(isOpen ? undefined : word)}
      onKeyDown={({ key }) => key === 'Escape' && press(undefined)}
    >
      {text}
    </button>
  );
}
