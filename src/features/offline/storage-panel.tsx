import { useEffect, useLayoutEffect, useRef } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = promise === 'loose' || promise === 'asking' || promise === 'refused';
  useEffect(() => void lookAtStorage(), []);
  useLayoutEffect(() => {
    // The browser has promised, and the button goes with the focus in it.
    if (!isOpen && button.current === document.activeElement) title.current?.focus();
  }, [isOpen]);
  return (
    <Room data-unknown={promise === 'unknown' || undefined}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p role="status">{promise !== 'unknown' && state[promise]}</p>
      <Button
        ref={button}
        type="button"
        $second
        hidden={!isOpen}
        aria-disabled={promise === 'asking' || undefined}
        onClick={() => void requestStorage()}
      >
        {ask}
      </Button>
    </Room>
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
