import styled from 'styled-components';
import { waitingListCopy } from '#content/copy/waiting-list.ts';
import { MailingForm } from '#features/mailing-form/mailing-form.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Page } from '#ui/layout/page.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

const { heading, text, fields } = waitingListCopy.ticket;

/** The ticket: a face to fill in, a tear line, a stub to keep. */
export function YourPlace() {
  return (
    <Band>
      <Page>
        <Ticket>
          <Face>
            <h2>{heading}</h2>
            <p>{text}</p>
            <MailingForm label={heading} form={fields} />
          </Face>
          <WhatHappensNext />
        </Ticket>
      </Page>
    </Band>
  );
}

const Ticket = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  border-radius: ${theme.length.corner};
  background: ${theme.color.sheet};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);

    &::before,
    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      left: calc(66.666% - 1.5rem);
      width: 3rem;
      height: 1.5rem;
      border: ${theme.length.lineBold} solid ${theme.color.rule};
      background: ${theme.color.paper};
    }
    &::before {
      top: calc(-1 * ${theme.length.lineBold});
      border-top: 0;
      border-radius: 0 0 1.5rem 1.5rem;
    }
    &::after {
      bottom: calc(-1 * ${theme.length.lineBold});
      border-bottom: 0;
      border-radius: 1.5rem 1.5rem 0 0;
    }
  }
`;

const Face = styled.div`
  padding: ${theme.space[6]} clamp(1.25rem, 4vw, 4rem) ${theme.space[7]};

  h2 {
    margin-bottom: 0.5rem;
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
  ${media.fromTablet} {
    form {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    form > * {
      grid-column: 1/-1;
    }
    form > :has(> #FNAME),
    form > :has(> #LNAME) {
      grid-column: auto;
    }
  }
`;
