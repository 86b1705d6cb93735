import styled from 'styled-components';
import { newsletterCopy } from '#content/copy/newsletter.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useEarlyText } from './use-early-text.ts';
import { useNewsletter } from './use-newsletter.ts';

/** An e-mail field and a button; both rest while sending (specification, sections 2 and 4). */
export function NewsletterBox() {
  const { email, isSending, setEmail, submit } = useNewsletter();
  const field = useEarlyText(setEmail);
  return (
    // Without script this method does nothing, instead of putting the address into the page's own.
    <Form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        id="newsletter-email"
        ref={field}
        label={newsletterCopy.label}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        disabled={isSending}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? newsletterCopy.sending : newsletterCopy.button}
      </Button>
      <noscript>{newsletterCopy.noScript}</noscript>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: end;
`;
