import type { Sentence, StoryBlock } from '#content/story-text/story-blocks.ts';
import type { TextSegment } from '#content/story-text/text-segments.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { Slip } from './slip.tsx';

interface StoryBlockViewProps {
  readonly block: StoryBlock;
  readonly presses: WordPresses;
}

export function StoryBlockView({ block, presses }: StoryBlockViewProps) {
  const words = (segment: TextSegment, at: number) => {
    if (segment.kind === 'text') return segment.text;
    if (segment.kind === 'word') return <Word key={at} {...segment} presses={presses} />;
    return (
      <OutsideLink key={at} address={segment.href}>
        {segment.text}
      </OutsideLink>
    );
  };
  /** Each has an address of its own, and its place can be marked. */
  const sentence = ({ number, segments }: Sentence) => (
    <span key={number} id={`s${number}`}>
      {segments.map(words)}
    </span>
  );
  switch (block.kind) {
    case 'subheading':
      return <h2>{block.sentences.map(sentence)}</h2>;
    case 'answers':
      return (
        <ul role="list">
          {block.items.map((item, at) => (
            <li key={at}>{item.map(sentence)}</li>
          ))}
        </ul>
      );
    case 'programme':
    case 'video':
      return <Slip link={block.link} />;
    case 'first':
    case 'paragraph':
      return (
        <p className={block.kind === 'first' ? 'first' : undefined}>
          {block.sentences.map(sentence)}
        </p>
      );
  }
}

interface WordPresses {
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
function Word({ word, text, presses: { open, press } }: WordProps) {
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
