import type { ReactNode } from 'react';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark } from '#content/owner-value.ts';
import { pictures } from '#content/pictures.ts';
import { blockSegments, type TextSegment } from '#content/story-text/text-segments.ts';
import type { Sentence, StoryBlock } from '#content/story-text/story-blocks.ts';
import type { LanguageAttributes } from '#content/story/story-language.ts';
import type { StoryLink } from '#content/story/story-links.ts';
import { ArrowOut } from '#ui/button/arrow.tsx';
import { StoryColumn } from './story-column.tsx';
import { storyCopy } from './story-copy.ts';

interface StoryTextProps {
  readonly blocks: readonly StoryBlock[];
  readonly language: LanguageAttributes;
}

/**
 * Renders the reading column. Each sentence has an id to link to and to highlight. Below a block with
 * vocabulary there is a live region for the meanings.
 */
export function StoryText({ blocks, language }: StoryTextProps) {
  return (
    <StoryColumn
      data-story-text=""
      data-enhance="word-meanings"
      data-trigger="start"
      {...(blocks.length > 0 && language)}
    >
      {blocks.length === 0 && <p>{storyCopy.comingSoon}</p>}
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
      <p className="end" aria-hidden="true">
        {storyCopy.fullTime}
      </p>
    </StoryColumn>
  );
}

function Block({ block }: { readonly block: StoryBlock }) {
  const hasWords = blockSegments(block).some(({ kind }) => kind === 'word');
  return (
    <>
      {blockElement(block)}
      {hasWords && <div role="status" />}
    </>
  );
}

function blockElement(block: StoryBlock): ReactNode {
  switch (block.kind) {
    case 'subheading':
      return <h2>{sentences(block.sentences)}</h2>;
    case 'answers':
      return (
        <ul role="list">
          {block.items.map((item, at) => (
            <li key={at}>{sentences(item)}</li>
          ))}
        </ul>
      );
    case 'first':
      return <p className="first">{sentences(block.sentences)}</p>;
    case 'paragraph':
      return <p>{sentences(block.sentences)}</p>;
    case 'programme':
    case 'video':
      return <Slip link={block.link} />;
  }
}

function sentences(list: readonly Sentence[]): ReactNode {
  return list.map(({ number, segments }) => (
    <span key={number} id={`s${number}`}>
      {segments.map((segment, at) => (
        <Segment key={at} segment={segment} />
      ))}
    </span>
  ));
}

function Segment({ segment }: { readonly segment: TextSegment }) {
  if (segment.kind === 'text') return segment.text;
  if (segment.kind === 'word')
    return (
      <span className="word" data-word={segment.word}>
        {segment.text}
      </span>
    );
  // A mail link does not open a tab.
  if (segment.href.startsWith('mailto:')) return <a href={segment.href}>{segment.text}</a>;
  return (
    <a href={segment.href} {...newTab}>
      {segment.text} <ArrowOut />
      <span className="unseen">({siteCopy.opensInNewTab})</span>
    </a>
  );
}

const newTab = { target: '_blank', rel: 'noopener' } as const;

/** Renders a linked match programme or video as a paper slip between paragraphs. */
function Slip({ link }: { readonly link: StoryLink }) {
  const { label, note } = storyCopy[link.kind];
  return (
    <a className="slip" href={link.address.value} {...newTab} {...pendingMark(link.address)}>
      <span className="thumb">
        {link.cover ? (
          <img {...link.cover} alt="" loading="lazy" />
        ) : (
          <span className="cover" aria-hidden="true">
            {link.title}
            <img {...pictures.badge} width={52} height={52} alt="" loading="lazy" />
          </span>
        )}
      </span>
      <span className="words">
        <b>{label}</b>
        <span>{note}</span>
      </span>
    </a>
  );
}
