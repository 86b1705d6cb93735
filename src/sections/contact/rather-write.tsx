import styled from 'styled-components';
import { contactCopy } from '#content/copy/contact.ts';
import { ContactEmail } from '#features/contact-email/contact-email.tsx';
import { theme } from '#theme/theme.ts';

const { heading, text } = contactCopy.email;

export function RatherWrite() {
  return (
    <Part>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ContactEmail />
    </Part>
  );
}

/** Lamp on paper: the form beside it has the page's one ink button. */
const Part = styled.section`
  --c-button: ${theme.color.lamp};
  --c-button-ink: ${theme.color.print};
  --c-button-rule: ${theme.color.print};

  > div {
    margin-top: 1.25rem;
  }
`;
