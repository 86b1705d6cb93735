import type { ReactNode } from 'react';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark } from '#content/owner-value.ts';
import { pictures } from '#content/pictures.ts';
import { blockSegments, type TextSegment } from '#content/story-text/text-segments.ts';
import type { Sentence, StoryBlock } from '#content/story-text/story-blocks.ts';
import { numberedBlocks } from '#content/story/numbered-blocks.ts';
import {
  type LanguageAttributes,
  languageAttributes,
  languageName,
  siteLanguageAttributes,
  spanishAttributes,
} from '#content/story/story-language.ts';
import type { StoryLink } from '#content/story/story-links.ts';
import type { StoryStep, WrittenStory } from '#content/story/story.ts';
import { NewTabArrow } from '#ui/button/arrow.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { StoryColumn } from './story-column.tsx';
import { storyCopy } from './story-copy.ts';
import { SpanishButton, Translation } from './translation.tsx';

interface StoryTextProps {
  /** The story with the text of the step. */
  readonly story: WrittenStory;
  readonly step: StoryStep;
}

const { steps } = storyCopy;

/**
 * Renders the reading column of one step. Each sentence has an id to link to and to highlight. Below a block with
 * vocabulary there is a live region for the meanings.
 */
export function StoryText({ story, step }: StoryTextProps) {
  const { blocks, spanish, firstHalf, lesson, sample } = story;
  const isEmpty = blocks.length === 0;
  const hasSample = step === 'first-half' && sample;
  const siteLanguage = siteLanguageAttributes(story);
  return (
    <StoryColumn
      id={step}
      data-step={step}
      data-story-text=""
      data-enhance="word-meanings"
      data-trigger="start"
      data-languages={spanish.length > 0 ? '' : undefined}
      {...(!isEmpty && languageAttributes(story))}
    >
      {firstHalf && (
        <h2 className="step" {...siteLanguage}>
          {steps[step].name}: {steps[step].about}
        </h2>
      )}
      {isEmpty && <p>{storyCopy.comingSoon}</p>}
      {spanish.length > 0 && (
        <div className="languages" aria-hidden="true" lang={siteLanguage.lang}>
          <b>{languageName(story.lang)}</b>
          <b>
            <span {...spanishAttributes}>{storyCopy.spanish.name}</span>{' '}
            {lesson.spanishSample && <SampleMark>{storyCopy.sample}</SampleMark>}
          </b>
        </div>
      )}
      {numberedBlocks(story).map((numbered, index) => (
        <Block
          key={index}
          {...numbered}
          step={step}
          siteLanguage={siteLanguage}
          isSpanishSample={lesson.spanishSample}
          end={
            hasSample &&
            index === blocks.length - 1 && (
              <SampleMark {...siteLanguage}>{storyCopy.sample}</SampleMark>
            )
          }
        />
      ))}
      {step === 'full-time' && (
        <p className="end" aria-hidden="true" lang={siteLanguage.lang}>
          {storyCopy.fullTime}
        </p>
      )}
    </StoryColumn>
  );
}

/** First letter of the ids of sentences, which differ between the steps. */
export const idLetters: Readonly<Record<StoryStep, string>> = {
  'full-time': 's',
  'first-half': 'f',
};

interface BlockProps {
  readonly block: StoryBlock;
  readonly step: StoryStep;
  /** Number of the block's first paragraph. */
  readonly first: number;
  /** The Spanish of the block's paragraphs, if any. */
  readonly translation: readonly (readonly Sentence[])[];
  readonly siteLanguage: LanguageAttributes;
  readonly isSpanishSample: boolean;
  /** Shown after the last sentence. */
  readonly end: ReactNode;
}

function Block({
  block,
  step,
  first,
  translation,
  siteLanguage,
  isSpanishSample,
  end,
}: BlockProps) {
  const hasWords = blockSegments(block).some(({ kind }) => kind === 'word');
  const letter = idLetters[step];
  // A subheading is a name, which is the same in both languages.
  const isTranslated = translation.length > 0 && block.kind !== 'subheading';
  const panel = `e${letter}-${first}`;
  const after = (
    <>
      {isTranslated && <SpanishButton panel={panel} />}
      {end && <> {end}</>}
    </>
  );
  return (
    <>
      {blockElement(block, letter, first, after, siteLanguage)}
      {isTranslated && (
        <Translation panel={panel} siteLanguage={siteLanguage} isSample={isSpanishSample}>
          {spanishElement(translation, `e${letter}`, first)}
        </Translation>
      )}
      {hasWords && <div role="status" />}
    </>
  );
}

function blockElement(
  block: StoryBlock,
  letter: string,
  first: number,
  after: ReactNode,
  siteLanguage: LanguageAttributes,
): ReactNode {
  switch (block.kind) {
    case 'subheading':
      return <h2>{sentences(block.sentences, letter)}</h2>;
    case 'answers':
      return (
        <ul role="list">
          {block.items.map((item, index) => (
            <li key={index} data-paragraph={first + index}>
              {sentences(item, letter)}
              {index === block.items.length - 1 && after}
            </li>
          ))}
        </ul>
      );
    case 'first':
    case 'paragraph':
      return (
        <p className={block.kind === 'first' ? block.kind : undefined} data-paragraph={first}>
          {sentences(block.sentences, letter)}
          {after}
        </p>
      );
    case 'programme':
    case 'video':
      return <Slip link={block.link} siteLanguage={siteLanguage} />;
  }
}

function spanishElement(
  translation: readonly (readonly Sentence[])[],
  letter: string,
  first: number,
): ReactNode {
  if (translation.length === 1)
    return (
      <p {...spanishAttributes} data-translates={first}>
        {sentences(translation[0] ?? [], letter)}
      </p>
    );
  return (
    <ul role="list" {...spanishAttributes}>
      {translation.map((item, index) => (
        <li key={index} data-translates={first + index}>
          {sentences(item, letter)}
        </li>
      ))}
    </ul>
  );
}

/** Renders sentences with the ids by which they are linked to. */
export function sentences(list: readonly Sentence[], letter: string): ReactNode {
  return list.map(({ number, segments }) => (
    <span key={number} id={letter + number}>
      {segments.map((segment, index) => (
        <Segment key={index} segment={segment} />
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
      {segment.text} <NewTabArrow />
      <span className="unseen" lang="en-GB">
        ({siteCopy.opensInNewTab})
      </span>
    </a>
  );
}

const newTab = { target: '_blank', rel: 'noopener' } as const;

interface SlipProps {
  readonly link: StoryLink;
  readonly siteLanguage: LanguageAttributes;
}

/** Renders a linked match programme or video as a paper slip between paragraphs. */
function Slip({ link, siteLanguage }: SlipProps) {
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
      <span className="words" {...siteLanguage}>
        <b>{label}</b>
        <span>{note}</span>
      </span>
    </a>
  );
}
