import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { pendingMark } from '#content/owner-value.ts';
import { Button, ButtonRow } from '#ui/button/button.tsx';
import { contactCopy } from './contact-copy.ts';
import { GetInTouch, Follow } from './get-in-touch.tsx';
import { Letter } from './letter.tsx';

const { heading, text } = contactCopy.email;

/** Renders the form, and beside it the other ways to reach the team. */
export function ContactDetails() {
  return (
    <Band as="div">
      <Columns>
        <GetInTouch />
        <OtherChannels>
          <WriteEmail />
          <Letter />
          <Follow />
        </OtherChannels>
      </Columns>
    </Band>
  );
}

function WriteEmail() {
  return (
    <HighlightedSection>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ContactEmail />
    </HighlightedSection>
  );
}

const { address, at, write, copy, copied, notCopied } = contactCopy.email;
const { user, host } = address.value;
const pending = pendingMark(address);

/**
 * Renders the contact address in words. enhance-contact-email.ts composes the real one on a press, so that
 * the served page has no address to harvest (decision 16).
 */
export function ContactEmail() {
  return (
    <>
      <p {...pending}>
        <b>
          {user} {at} {host}
        </b>
      </p>
      <ButtonRow
        data-enhance="contact-email"
        data-user={user}
        data-host={host}
        data-copied={copied}
        data-not-copied={notCopied}
      >
        <Button type="button" data-email="write" {...pending}>
          {write}
        </Button>
        <Button type="button" data-second data-email="copy" {...pending}>
          {copy}
        </Button>
      </ButtonRow>
    </>
  );
}

const Columns = styled(Page)`
  ${columns('minmax(0,7fr) minmax(0,5fr)', theme.space[8], theme.space[9])}
`;

const OtherChannels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  align-content: start;

  h2 {
    margin-bottom: ${theme.space[3]};
    font-size: ${theme.text.h3};
  }
`;

/** A highlighted box, so that the form beside it has the page's only dark button. */
const HighlightedSection = styled.section`
  --c-button: ${theme.color.highlight};
  --c-button-text: ${theme.color.dark};
  --c-button-border: ${theme.color.dark};

  > div {
    margin-top: 1.25rem;
  }
`;
