import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { storyCopy } from '#content/copy/story.ts';
import { useBrowserValue } from '#platform/hooks/use-browser-value.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { copyAndTell } from '#ui/toast/copy-and-tell.ts';
import { notify } from '#ui/toast/notify.ts';
import type { CodeScreenProps } from './code-screen.tsx';

const { heading, copy, copied, notCopied, share, show, lost } = storyCopy.share;

interface ShareCardProps {
  readonly title: string;
  /** The page's whole address, and the rows of its QR code. */
  readonly loadPlace: () => Promise<Pick<CodeScreenProps, 'address' | 'code'>>;
  /** The code in small, and another way to have the story. */
  readonly children: ReactNode;
}

export function ShareCard({ title, loadPlace, children }: ShareCardProps) {
  const [screen, setScreen] = useState<ReactNode>();
  const hasShareSheet = useBrowserValue(canShare, false);

  async function showCode(): Promise<void> {
    try {
      const [{ CodeScreen }, { address, code }] = await Promise.all([
        import('./code-screen.tsx'),
        loadPlace(),
      ]);
      const close = () => setScreen(undefined);
      setScreen(<CodeScreen {...{ title, address, code }} onClose={close} />);
    } catch {
      notify({ tone: 'failure', ...lost, dismiss: siteCopy.dismissToast });
    }
  }

  return (
    <Card aria-labelledby="share">
      <h2 id="share">{heading}</h2>
      <Button type="button" onClick={copyPageAddress}>
        {copy}
      </Button>
      <Button type="button" data-second onClick={() => void showCode()}>
        {show}
      </Button>
      {hasShareSheet && (
        <Button
          type="button"
          data-second
          onClick={() => void sharePage(document.title, location.href)}
        >
          {share}
        </Button>
      )}
      {children}
      {screen}
    </Card>
  );
}

/** Says how that went (specification, section 8). */
function copyPageAddress(): void {
  void copyAndTell(location.href, { copied, notCopied, dismiss: siteCopy.dismissToast });
}

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's share sheet. A visitor who closes it has not failed. */
async function sharePage(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing, or refused by the device: nothing was lost and nothing needs saying.
  }
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
  figure {
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[5]};
    border-top: ${theme.length.lineBold} dashed ${theme.color.rule};
  }
  svg {
    max-width: 15rem;
    border: ${theme.length.line} solid ${theme.color.print};
  }
  figcaption {
    margin-top: ${theme.space[3]};
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  ${media.fromDesktop} {
    position: sticky;
    top: ${theme.space[5]};
  }
  /* On paper the code alone is left, in the sheet's corner. */
  @media print {
    position: absolute;
    top: 0;
    right: 0;
    width: 33mm;
    padding: 0;
    border: 0;

    > :not(figure),
    figcaption {
      display: none;
    }
    figure {
      margin: 0;
      padding: 0;
      border: 0;
    }
    svg {
      border: 0;
    }
  }
`;
