import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { SampleMark } from './sample-mark.tsx';

interface QuoteProps {
  readonly text: string;
  readonly role: string;
  readonly sample: boolean;
  /** Text of the mark on a sample. */
  readonly sampleMark: string;
  readonly isLarge?: true;
}

export function Quote({ text, role, sample, sampleMark, isLarge }: QuoteProps) {
  return (
    <Frame data-large={isLarge}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {role}
        {sample && <SampleMark>{sampleMark}</SampleMark>}
      </figcaption>
    </Frame>
  );
}

const Frame = styled.figure`
  padding-left: 1.6rem;
  border-left: 6px solid ${theme.color.accent};

  p {
    max-width: 19.8em;
    font: 700 ${theme.text.lead} / 1.35 ${theme.font.reading};
  }
  &[data-large] {
    border-color: ${theme.color.border};

    p {
      max-width: 8em;
      font: 800 ${theme.text.h2} / 1 ${theme.font.display};
    }
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.6rem;
    margin-top: 0.9rem;
    font-size: ${theme.text.label};
    font-weight: 700;
  }
`;
