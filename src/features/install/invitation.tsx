import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { invitationCopy } from '#content/copy/parts/invitation.ts';
import { useFocusLost } from '#platform/hooks/use-focus-lost.ts';
import { focusMain } from '#platform/page/focus-main.ts';
import { media } from '#theme/media.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/button/page-link.tsx';
import { Page } from '#ui/layout/band.tsx';
import { dismissInvitation, installStore } from './install-store.ts';

const { label, text, accept, how, dismiss } = invitationCopy;

/** Renders one line below the footer, where it covers nothing and moves nothing. */
export function Invitation() {
  const offer = useStore(installStore, (state) => state.offer);
  const place = useFocusLost(focusMain);
  const strip = (
    <Strip ref={place} aria-label={label}>
      <Page>
        <p>{text}</p>
        <Button type="button" onClick={() => void offer?.accept()}>
          {accept}
        </Button>
        <Button type="button" data-second onClick={dismissInvitation}>
          {dismiss}
        </Button>
        <TextLink to={how.to}>{how.label}</TextLink>
      </Page>
    </Strip>
  );
  return createPortal(strip, document.body);
}

const Strip = styled.aside`
  ${surfaces.highlight}
  border-top: ${theme.length.lineBold} solid ${theme.color.dark};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} 1.25rem;
    align-items: center;
    padding-block: 0.6rem;
  }
  p {
    margin: 0;
    font-weight: 700;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.length.tap};
  }
  ${media.print} {
    display: none;
  }
`;
