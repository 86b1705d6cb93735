import type { Sentence, StoryBlock } from '#content/story/story-blocks.ts';
import type { TextSegment } from '#content/story/text-segments.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { Slip } from './slip.tsx';

export function StoryBlockView({ block }: { readonly block: StoryBlock }) {
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

/** Each has an address of its own, and its place can be marked. */
function sentence({ number, segments }: Sentence) {
  return (
    <span key={number} id={`s${number}`}>
      {segments.map(words)}
    </span>
  );
}

function words(segment: TextSegment, at: number) {
  if (segment.kind !== 'link') return segment.text;
  return (
    <OutsideLink key={at} address={segment.href}>
      {segment.text}
    </OutsideLink>
  );
}
