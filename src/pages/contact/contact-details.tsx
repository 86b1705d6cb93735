import styled from 'styled-components';
import { contactCopy } from './contact-copy.ts';
import { ContactEmail } from './contact-email.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { GetInTouch, Follow } from './get-in-touch.tsx';
import { Letter } from './letter.tsx';

const { heading, text } = contactCopy.email;

/** Renders the form, and beside it the other ways to reach the team. */
export function ContactDetails() {
  return (
    <Band as="div">
      <Columns>
        <GetInTouch />
        <Others>
          <WriteEmail />
          <Letter />
          <Follow />
        </Others>
      </Columns>
    </Band>
  );
}

function WriteEmail() {
  return (
    <Part>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ContactEmail />
    </Part>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[8]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[9]};
  }
`;

const Others = styled.div`
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
const Part = styled.section`
  --c-button: ${theme.color.highlight};
  --c-button-text: ${theme.color.dark};
  --c-button-border: ${theme.color.dark};

  > div {
    margin-top: 1.25rem;
  }
`;
