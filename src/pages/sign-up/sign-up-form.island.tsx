import styled from 'styled-components';
import { forGrownUps } from '#content/copy/parts/for-grown-ups.ts';
import { newsletterCopy } from '#content/copy/parts/newsletter.ts';
import { toasts } from '#content/toasts.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { ForGrownUps } from '#ui/form/for-grown-ups.tsx';
import { Page } from '#ui/layout/band.tsx';
import { readEntriesIfAny } from '#features/outbox/entries.ts';
import { useEntries } from '#features/outbox/use-entries.ts';
import { Icon } from '#ui/text/icon.tsx';
import { signUpCopy } from './sign-up-copy.ts';
import { useSignUp } from './use-sign-up.ts';

const { label, button, sending } = signUpCopy.form;
const errorId = 'sign-up-error';
const noteId = 'sign-up-grown-ups';

/** Renders one field as wide as the screen, and one button (decision 10). */
export function SignUpForm() {
  const { email, isSending, isInvalid, isThanked, visitor, field, onEdit, onSubmit } = useSignUp();
  return (
    // Without script this method does nothing; `get` would put the e-mail address into the URL.
    <form
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <Line>
        <Page>
          <label htmlFor="sign-up-email">{label}</label>
          <ForGrownUps id={noteId} {...forGrownUps} />
          {/* Has no `name`, so that the browser never submits it. */}
          <input
            key={visitor}
            id="sign-up-email"
            ref={field}
            type="email"
            inputMode="email"
            enterKeyHint="send"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={email}
            disabled={isSending}
            aria-describedby={isInvalid ? `${noteId} ${errorId}` : noteId}
            {...(isInvalid && { 'aria-invalid': true })}
            onChange={(event) => onEdit(event.currentTarget.value)}
          />
          {isInvalid && <FieldError id={errorId}>{toasts.invalidEmail.text}</FieldError>}
        </Page>
      </Line>
      <Foot>
        <Page>
          <Button type="submit" disabled={isSending}>
            {isSending ? sending : button}
          </Button>
          <noscript>{newsletterCopy.noScript}</noscript>
          <Messages role="status">
            {isThanked && <b>{signUpCopy.thanks}</b>}
            <WaitingLine />
          </Messages>
        </Page>
      </Foot>
    </form>
  );
}

/** Renders the number of sign-ups that wait on this device. */
function WaitingLine() {
  const { waiting, isFull } = useEntries(readEntriesIfAny);
  if (waiting === 0) return null;
  return (
    <>
      <Icon name="outbox" size="1.75rem" />
      <span>
        <span>{signUpCopy.waiting(waiting)}</span> {isFull && <span>{signUpCopy.full}</span>}
      </span>
    </>
  );
}

/** The field is the pitch's halfway line. */
const Line = styled.div`
  border-block: 10px solid ${theme.color.highlight};
  background: ${theme.color.light};
  color: ${theme.color.dark};

  &:focus-within {
    border-color: ${theme.color.accent};
  }
  label {
    padding-top: clamp(0.75rem, 2vh, 1.5rem);
    font-size: ${theme.text.lead};
  }
  input {
    width: 100%;
    min-height: clamp(5.5rem, 13vh, 9rem);
    padding: 0;
    border: 0;
    background: none;
    font: 700 clamp(1.75rem, 1rem + 3.4vw, 3.5rem) / 1.1 ${theme.font.reading};
  }
  /* Forced colours remove the shadow and make this outline visible. */
  input:focus-visible {
    outline: 3px solid transparent;
    border-radius: 0;
    box-shadow: inset 0 -6px 0 ${theme.color.dark};
  }
  ${FieldError} {
    margin-block: ${theme.space[2]} ${theme.space[3]};
    color: inherit;
  }
  /* On wide screens the one-line error lies inside the field, so that nothing below moves. */
  ${media.fromTablet} {
    input[aria-invalid] {
      padding-bottom: ${theme.space[6]};
    }
    ${FieldError} {
      position: relative;
      margin-block: -2rem calc(2rem - 1.4em);
      pointer-events: none;
    }
  }
`;

const Foot = styled.div`
  padding-block: clamp(1.25rem, 4vh, 3rem) clamp(1rem, 3vh, 2rem);

  > div {
    ${surfaces.brand}

    @media screen {
      background: none;
    }
  }
  button {
    width: 100%;
    min-height: clamp(4.5rem, 10vh, 7rem);
    font: 800 clamp(2rem, 1.4rem + 2.6vw, 3.25rem) / 1 ${theme.font.display};
  }
`;

/** Reserves the space of the message. */
const Messages = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  align-items: center;
  max-width: none;
  min-height: 3.2em;
  margin: 1.25rem 0 0;
  line-height: 1.45;

  > span {
    flex: 1;
  }
`;
