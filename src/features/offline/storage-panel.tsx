import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { offlineCopy } from '#content/copy/offline.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import {
  lookAtStorage,
  requestStorage,
  type StorageState,
  useStorageStore,
} from './storage-store.ts';

const { heading, state, button: askLabel } = offlineCopy.keeping;

/** What the browser promised about keeping all this, in words. */
export function StoragePanel() {
  const { promise } = useStorageStore();
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void lookAtStorage(), []);
  async function ask() {
    await requestStorage();
    const { activeElement: now, body } = document;
    // The browser has promised, and the button goes, or is gone, with the focus in it.
    const isGone = !canAsk(useStorageStore.getState().promise);
    if (isGone && (now === button.current || now === body)) title.current?.focus();
  }
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
        hidden={!canAsk(promise)}
        aria-disabled={promise === 'asking' || undefined}
        onClick={() => void ask()}
      >
        {askLabel}
      </Button>
    </Room>
  );
}

function canAsk(promise: StorageState['promise']): boolean {
  return promise === 'loose' || promise === 'asking' || promise === 'refused';
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
