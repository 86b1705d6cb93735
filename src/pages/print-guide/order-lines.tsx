import styled from 'styled-components';
import { printGuideCopy } from './print-guide-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const { heading, text, lines } = printGuideCopy.order;

/** Renders lines to fill in by hand. */
export function OrderLines() {
  return (
    <Fill>
      <h2>{heading}</h2>
      <p>{text}</p>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Fill>
  );
}

const Fill = styled.section`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[6]};
  margin-top: 2.25rem;
  break-inside: avoid;

  h2,
  p {
    grid-column: 1/-1;
    margin: 0;
  }
  h2 {
    font-size: 2.1rem;
  }
  span {
    margin-top: ${theme.space[5]};
    padding-top: 0.3rem;
    border-top: ${theme.length.line} solid ${theme.color.border};
    font-size: 1rem;
    font-weight: 700;
  }
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
    gap: 10pt 24pt;
    margin-top: 20pt;

    h2 {
      font-size: 22pt;
    }
    span {
      margin-top: 22pt;
      font-size: 10pt;
    }
  }
`;
