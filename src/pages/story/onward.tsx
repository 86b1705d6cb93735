import styled from 'styled-components';
import type { WrittenStory } from '#content/story/story.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonAnchor, ButtonRow } from '#ui/button/button.tsx';
import { PageBand } from '#ui/layout/band.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { storyCopy } from './story-copy.ts';

const { kicker, heading, text, button } = storyCopy.steps.onward;

/** Renders the link from the end of the easier text to the story. */
export function Onward({ words }: Pick<WrittenStory, 'words'>) {
  return (
    <HalfTime data-step="first-half" data-surface="brand" data-ruled="both">
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Lead>{text(words)}</Lead>
      <ButtonRow>
        <ButtonAnchor href="#full-time">{button}</ButtonAnchor>
      </ButtonRow>
    </HalfTime>
  );
}

const HalfTime = styled(PageBand)`
  padding-block: ${theme.space[8]};

  h2 {
    max-width: 4em;
    font-size: ${theme.text.h1};
    line-height: 0.92;
  }
  /* Draws the centre circle of a pitch beside the text. */
  ${media.fromVast} {
    &::after {
      content: '';
      position: absolute;
      top: 0;
      right: 5%;
      height: 100%;
      aspect-ratio: 1;
      border: ${theme.length.lineBold} solid;
      border-radius: 50%;
      opacity: 0.5;
    }
  }
`;
