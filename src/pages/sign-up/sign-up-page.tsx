import styled from 'styled-components';
import { Island } from '#islands/island.tsx';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Icon } from '#ui/text/icon.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { signUpCopy } from './sign-up-copy.ts';
import { SignUpForm } from './sign-up-form.island.tsx';

const { headline, lead, text } = signUpCopy.hero;

/** Renders a pitch that fills the screen. */
export function SignUpPage() {
  return (
    <SignUpScreen data-enhance="sign-up-screen" data-trigger="start">
      <svg
        viewBox="0 0 820 1100"
        width="820"
        height="1100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
      >
        <circle cx="410" cy="550" r="330" />
        <path d="M0 60a60 60 0 0 0 60-60M760 0a60 60 0 0 0 60 60M0 1040a60 60 0 0 1 60 60M760 1100a60 60 0 0 1 60-60" />
      </svg>
      <Page>
        <OfflineNote />
        <div>
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
          <p>{text}</p>
        </div>
      </Page>
      <Island>
        <SignUpForm />
      </Island>
    </SignUpScreen>
  );
}

/**
 * Renders a note that is shown when the site cannot be reached although the browser is online; the status
 * badge covers the other case. Its space is reserved.
 */
function OfflineNote() {
  return (
    <Place role="status">
      <span hidden data-unreachable="">
        <Icon name="wifi-off" size="1.5rem" />
        {signUpCopy.offline}
      </span>
    </Place>
  );
}

const SignUpScreen = styled.section`
  ${surfaces.brand}
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: calc(100vh - 5rem);
  min-height: calc(100svh - 5rem);

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    color: ${theme.color.brandStripe};
  }
  > div,
  form {
    position: relative;
    width: 100%;
  }
  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: clamp(1rem, 2.6vh, 2rem) clamp(1.25rem, 2.6vh, 2rem);
  }
  h1 {
    max-width: 4.9em;
    font-size: clamp(3.25rem, min(1.4rem + 10.6vw, 14vh), 9.5rem);
    line-height: 0.84;
  }
  h1 + p {
    max-width: 16.8em;
    margin: 1.1rem 0 ${theme.space[2]};
  }
  /* In a low window a heading of fewer lines leaves the form in view. */
  @media (min-width: 62rem) and (max-height: 56rem) {
    h1 {
      max-width: none;
    }
  }
`;

const Place = styled.p`
  min-height: ${theme.length.tap};
  margin: 0;

  span {
    display: inline-flex;
    gap: 0.6rem;
    align-items: center;
    min-height: ${theme.length.tap};
    padding: 0.3rem 0.9rem;
    border: ${theme.length.line} solid ${theme.color.dark};
    border-radius: ${theme.length.corner};
    background: ${theme.color.light};
    color: ${theme.color.dark};
    font-weight: 700;
  }
`;
