import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { storyCopy } from '#content/copy/story.ts';
import { canShare, sharePage } from '#platform/device/share.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { copyPageAddress } from './copy-page-address.ts';

const { heading, copy, share } = storyCopy.share;

export function ShareCard() {
  const hasShareSheet = useSyncExternalStore(neverChanges, canShare, () => false);
  return (
    <Card aria-labelledby="share">
      <h2 id="share">{heading}</h2>
      <Button type="button" onClick={() => void copyPageAddress()}>
        {copy}
      </Button>
      {hasShareSheet && (
        <Button type="button" $second onClick={() => void sharePage(document.title, location.href)}>
          {share}
        </Button>
      )}
    </Card>
  );
}

function neverChanges() {
  return () => {};
}

const Card = styled.aside`
  align-self: start;
  padding: ${theme.space[5]};
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  border-radius: ${theme.length.corner};
  background: ${theme.color.sheet};

  h2 {
    margin-bottom: 1rem;
    font-size: ${theme.text.h3};
  }
  button {
    width: 100%;
  }
  button + button {
    margin-top: 0.75rem;
  }
  ${media.fromDesktop} {
    position: sticky;
    top: ${theme.space[5]};
  }
  @media print {
    display: none;
  }
`;
