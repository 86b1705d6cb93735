import styled from 'styled-components';
import { waitingListCopy } from './waiting-list-copy.ts';
import { MailingForm } from '#features/mailing-form/mailing-form.island.tsx';
import { twoColumnForm } from '#features/mailing-form/two-column-form.ts';
import { Island } from '#islands/island.tsx';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { notches } from '#ui/picture/notches.ts';

const { heading, text, fields } = waitingListCopy.ticket;

/** Renders a ticket with a face to fill in, a tear line and a stub. */
export function YourPlace() {
  return (
    <PageBand>
      <Ticket>
        <Face>
          <h2>{heading}</h2>
          <p>{text}</p>
          <Island>
            <MailingForm label={heading} form={fields} />
          </Island>
        </Face>
        <WhatHappensNext />
      </Ticket>
    </PageBand>
  );
}

function WhatHappensNext() {
  const { heading, steps } = waitingListCopy.ticket.next;
  return (
    <Stub>
      <h2>{heading}</h2>
      <ol role="list">
        {steps.map((step, index) => (
          <li key={step}>
            <b aria-hidden="true">{index + 1}</b>
            {step}
          </li>
        ))}
      </ol>
    </Stub>
  );
}

const Ticket = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    ${notches({ left: 'calc(66.666% - 1.5rem)', width: '3rem', color: theme.color.border })}
  }
`;

const Face = styled.div`
  padding: ${theme.space[6]} clamp(1.25rem, 4vw, 4rem) ${theme.space[7]};

  h2 {
    margin-bottom: ${theme.space[2]};
  }
  form {
    margin-top: ${theme.space[5]};
  }
  label + input {
    min-height: 3.75rem;
    font-size: 1.25rem;
  }
  button {
    width: 100%;
    min-height: 4rem;
    font-size: 1.375rem;
  }
  ${twoColumnForm('LNAME')}
`;

const Stub = styled.div`
  ${surfaces.accent}
  padding: ${theme.space[6]} clamp(1.25rem, 3vw, 2.5rem);
  border-top: ${theme.length.lineBold} dashed ${theme.color.dark};

  h2 {
    margin-bottom: ${theme.space[5]};
    font-size: clamp(2.5rem, 2rem + 2vw, 4rem);
    line-height: 0.85;
  }
  ol {
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: baseline;
    padding: 0.9rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
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
    border-left: ${theme.length.lineBold} dashed ${theme.color.dark};
  }
`;
