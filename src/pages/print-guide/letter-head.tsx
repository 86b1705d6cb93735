import styled from 'styled-components';
import { printGuideCopy } from './print-guide-copy.ts';
import { pendingMark } from '#content/owner-value.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PendingMark } from '#ui/text/pending-mark.tsx';

const { letterhead, steps } = printGuideCopy;

export function LetterHead() {
  return (
    <header>
      <Head>
        <h1>{letterhead.headline}</h1>
        <p>
          {letterhead.company}
          <small>
            {letterhead.product}
            <br />
            {letterhead.readers}
          </small>
        </p>
      </Head>
      <Plan role="list" aria-label={steps.label}>
        {steps.items.map((item, index) => (
          <li key={item.id}>
            <span className="no" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{item.name}</b>
              {item.text}{' '}
              {'value' in item && (
                <PendingMark {...pendingMark(item.value)}>{item.value.value}</PendingMark>
              )}
            </span>
          </li>
        ))}
      </Plan>
    </header>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding-bottom: 1.25rem;
  border-bottom: 6px solid ${theme.color.border};

  h1 {
    max-width: 5.3em;
    font-size: clamp(2.5rem, 7vw, 3.9rem);
  }
  p {
    max-width: 13.3em;
    margin: 0;
    font: 800 1.5rem/0.9 ${theme.font.display};
  }
  small {
    display: block;
    margin-top: 0.3rem;
    font: 700 0.9375rem/1.3 ${theme.font.reading};
  }
  ${media.fromTablet} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
  ${media.print} {
    grid-template-columns: 1fr auto;
    gap: 0 24pt;
    align-items: end;
    padding-bottom: 8pt;

    h1 {
      font-size: 36pt;
    }
  }
`;

const Plan = styled.ol`
  display: grid;
  gap: ${theme.space[3]} ${theme.space[5]};
  margin-top: 1.25rem;
  padding-bottom: 1.25rem;
  border-bottom: ${theme.length.line} solid ${theme.color.border};

  li {
    display: grid;
    grid-template-columns: 2.75rem 1fr;
    gap: ${theme.space[3]};
    align-items: start;
    font-size: 1.0625rem;
    line-height: 1.35;
  }
  b {
    display: block;
    font: 800 1.375rem/1.1 ${theme.font.display};
  }
  .no {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: 50%;
    font: 800 1.6rem/1 ${theme.font.display};
  }
  ${media.fromTablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0 14pt;
    margin-top: 9pt;
    padding-bottom: 9pt;

    li {
      font-size: 10.5pt;
    }
    b {
      font-size: 14pt;
    }
  }
`;
