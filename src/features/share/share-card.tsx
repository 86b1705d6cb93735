import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { storyCopy } from '#content/copy/story.ts';
import { toasts } from '#content/toasts.ts';
import { useBrowserValue } from '#platform/hooks/use-browser-value.ts';
import { canShare, sharePage } from '#platform/device/share.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { copyAndTell } from '#ui/toast/copy-and-tell.ts';

const { heading, copy, share } = storyCopy.share;

export function ShareCard() {
  const hasShareSheet = useBrowserValue(canShare, false);
  return (
    <Card aria-labelledby="share">
      <h2 id="share">{heading}</h2>
      <Button type="button" onClick={copyPageAddress}>
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

/** Says how that went (specification, section 8). */
function copyPageAddress(): void {
  void copyAndTell(location.href, {
    copied: toasts.linkCopied,
    notCopied: toasts.linkNotCopied,
    dismiss: siteCopy.dismissToast,
  });
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
