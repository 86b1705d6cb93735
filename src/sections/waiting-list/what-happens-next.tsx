import styled from 'styled-components';
import { waitingListCopy } from '#content/copy/waiting-list.ts';
import { grounds } from '#theme/grounds.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const { heading, steps } = waitingListCopy.ticket.next;

export function WhatHappensNext() {
  return (
    <Stub>
      <h2>{heading}</h2>
      <ol role="list">
        {steps.map((step, at) => (
          <li key={step}>
            <b aria-hidden="true">{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
    </Stub>
  );
}

const Stub = styled.div`
  ${grounds.flag}
  padding: ${theme.space[6]} clamp(1.25rem, 3vw, 2.5rem);
  border-top: ${theme.length.lineBold} dashed ${theme.color.print};

  h2 {
    margin-bottom: 1.5rem;
    font-size: clamp(2.5rem, 2rem + 2vw, 4rem);
    line-height: 0.85;
  }
  ol {
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: baseline;
    padding: 0.9rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.rule};
    font-weight: 700;
    line-height: 1.35;
  }
  b {
    font: 800 2rem/1 ${theme.font.display};
  }
  ${media.fromDesktop} {
    display: flex;
    flex-direction: column;
    justify-content: center;
    border-top: 0;
    border-left: ${theme.length.lineBold} dashed ${theme.color.print};
  }
`;
