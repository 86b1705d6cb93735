import styled from 'styled-components';
import { storyCopy } from '#content/copy/story.ts';
import type { StoryBlock } from '#content/story/story-blocks.ts';
import { theme } from '#theme/theme.ts';
import { StoryBlockView } from './story-block-view.tsx';

interface StoryTextProps {
  readonly blocks: readonly StoryBlock[];
}

/** The reading column. */
export function StoryText({ blocks }: StoryTextProps) {
  return (
    <Column>
      {blocks.length === 0 && <p>{storyCopy.comingSoon}</p>}
      {blocks.map((block, at) => (
        <StoryBlockView key={at} block={block} />
      ))}
      <p className="end" aria-hidden="true">
        {storyCopy.fullTime}
      </p>
    </Column>
  );
}

const Column = styled.div`
  max-width: 41rem;
  font-size: clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem);
  line-height: 1.7;

  p,
  li {
    max-width: 35em;
    margin: 0 0 1.15em;
  }
  .first {
    max-width: 19.8em;
    margin-bottom: 1em;
    font-size: clamp(1.625rem, 1.3rem + 1.3vw, 2.25rem);
    font-weight: 700;
    line-height: 1.32;
    text-wrap: pretty;
  }
  h2 {
    max-width: 6.2em;
    margin: 1.3em 0 0.55em;
    font-size: clamp(2rem, 1.6rem + 1.7vw, 3rem);
    break-after: avoid;
  }
  h2::before {
    content: '';
    display: block;
    width: 4.5rem;
    margin-bottom: 0.5em;
    border-top: 0.5rem solid ${theme.color.flag};
  }
  p > a,
  li > a {
    overflow-wrap: anywhere;
  }
  p > a svg,
  li > a svg {
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
  }
  .end {
    display: flex;
    gap: 1rem;
    align-items: center;
    max-width: none;
    margin-top: 2.2em;
    font: 800 1.5rem/1 ${theme.font.display};
  }
  .end::after {
    content: '';
    flex: 1;
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  @media print {
    font-size: 12pt;
    line-height: 1.5;
  }
`;
