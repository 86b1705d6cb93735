import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { storyCopy } from '#content/copy/story.ts';
import { useScreenOn } from '#platform/hooks/use-screen-on.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';

export interface CodeScreenProps {
  readonly title: string;
  readonly address: string;
  /** The rows of its QR code. */
  readonly code: string;
  readonly onClose: () => void;
}

/** The code as large as the screen, for a whole class to point at; the screen stays awake meanwhile. */
export function CodeScreen({ title, address, code, onClose }: CodeScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useScreenOn();
  useEffect(() => {
    const node = dialog.current;
    const opener = document.activeElement;
    if (!node || node.open) return;
    // Where a browser knows no dialogs, it lies over the page all the same.
    if ('showModal' in node) node.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Screen ref={dialog} aria-label={title} onClose={onClose} onClick={onClose}>
      <QrCode rows={code} label={storyCopy.share.codeName} />
      <p>
        <b>{title}</b>
        {address}
      </p>
      <Button type="button">{storyCopy.share.close}</Button>
    </Screen>
  );
}

const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 1rem;
  overflow: auto;
  border: 0;
  background: ${theme.color.chalk};
  color: ${theme.color.print};
  text-align: center;

  svg {
    width: 82vmin;
    max-width: none;
    margin-inline: auto;
    border: 0;
  }
  p {
    max-width: none;
    margin: 0 0 1rem;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
  }
  button {
    border-color: ${theme.color.print};
    background: ${theme.color.print};
    color: ${theme.color.chalk};
  }
  @media print {
    display: none;
  }
`;
