import styled from 'styled-components';
import { contactCopy } from '#content/copy/contact.ts';
import { MailingForm } from '#features/mailing-form/mailing-form.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ArrowRun } from '#ui/button/arrow.tsx';

const { heading, text, required, fields } = contactCopy.form;

export function GetInTouch() {
  return (
    <Part>
      <h2>{heading}</h2>
      <p>{text}</p>
      <MailingForm label={contactCopy.hero.headline} form={fields} required={required}>
        <ArrowRun />
      </MailingForm>
    </Part>
  );
}

const Part = styled.section`
  h2 {
    margin-bottom: 0.75rem;
  }
  form {
    margin-top: ${theme.space[6]};
  }
  button {
    min-width: min(14rem, 100%);
  }
  ${media.fromTablet} {
    form {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    form > * {
      grid-column: 1/-1;
    }
    form > :has(> #FNAME),
    form > :has(> #EMAIL) {
      grid-column: auto;
    }
  }
`;
