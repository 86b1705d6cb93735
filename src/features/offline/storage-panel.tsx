import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { offlineCopy } from '#content/copy/offline.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { lookAtStorage, requestStorage, useStorageStore } from './storage-store.ts';

const { heading, state, button: ask } = offlineCopy.keeping;

/** What the browser promised about keeping all this, in words. */
export function StoragePanel() {
  const { promise } = useStorageStore();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  useEffect(() => void lookAtStorage(), []);
  const isOpen = promise === 'loose' || promise === 'asking' || promise === 'refused';
  return (
    <Room data-unknown={promise === 'unknown' || undefined}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p role="status">{promise !== 'unknown' && state[promise]}</p>
      {isOpen && <AskButton isAsking={promise === 'asking'} onFocusLost={focusTitle} />}
    </Room>
  );
}

interface AskButtonProps {
  readonly isAsking: boolean;
  /** The browser has promised, and the button goes with the focus in it. */
  readonly onFocusLost: () => void;
}

function AskButton({ isAsking, onFocusLost }: AskButtonProps) {
  const place = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = place.current;
    // Before it is taken away; afterwards nobody knows where the focus was.
    return () => {
      if (button === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Button
      ref={place}
      type="button"
      $second
      aria-disabled={isAsking || undefined}
      onClick={() => void requestStorage()}
    >
      {ask}
    </Button>
  );
}

/** Its place is kept until the browser has answered. */
const Room = styled(Panel)`
  &[data-unknown] {
    visibility: hidden;
  }
  html[data-scripted] & {
    min-height: 14.5rem;
  }
  html:not([data-scripted]) & {
    display: none;
  }
`;
