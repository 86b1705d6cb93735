import { useRef } from 'react';
import styled from 'styled-components';
import { forGrownUps } from '#content/copy/parts/for-grown-ups.ts';
import { newsletterCopy } from '#content/copy/parts/newsletter.ts';
import { toasts } from '#content/toasts.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Field, FieldError } from '#ui/form/field.tsx';
import { ForGrownUps } from '#ui/form/for-grown-ups.tsx';
import { useNewsletter, usePress } from './use-newsletter.ts';

const errorId = 'newsletter-error';
const noteId = 'newsletter-grown-ups';

/** Renders an e-mail field and a button, both disabled while sending (specification, sections 2 and 4). */
export function NewsletterBox() {
  const { email, isSending, setEmail, submit } = useNewsletter();
  const field = useRef<HTMLInputElement>(null);
  const { isInvalid, setInvalid, press } = usePress(submit, field);
  return (
    // Without script, `dialog` submits nothing. Safari before 15.4 does submit, but a field without
    // a name is not put into the URL. Browsers fill the field in by its `autocomplete`.
    <Form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <Field
        id="newsletter-email"
        ref={field}
        label={newsletterCopy.label}
        note={<ForGrownUps id={noteId} {...forGrownUps} />}
        type="email"
        autoComplete="email"
        value={email}
        disabled={isSending}
        aria-describedby={isInvalid ? `${noteId} ${errorId}` : noteId}
        {...(isInvalid && { 'aria-invalid': true })}
        onChange={(event) => {
          setInvalid(false);
          setEmail(event.currentTarget.value);
        }}
      />
      {isInvalid && <FieldError id={errorId}>{toasts.invalidEmail.text}</FieldError>}
      <Button type="submit" disabled={isSending}>
        {isSending ? newsletterCopy.sending : newsletterCopy.button}
      </Button>
      <noscript>{newsletterCopy.noScript}</noscript>
    </Form>
  );
}

/** Form that shows the error under the field, where it moves nothing on wide screens. */
const Form = styled.form`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: end;

  ${FieldError} {
    flex-basis: 100%;
    margin-top: 0;

    ${media.fromTablet} {
      position: absolute;
      top: calc(100% + 0.5rem);
    }
  }
`;
