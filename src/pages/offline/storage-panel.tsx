import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { offlineCopy } from './offline-copy.ts';
import {
  readPersistence,
  requestStorage,
  storageStore,
  type StorageState,
} from './storage-store.ts';

const { heading, state, button: askLabel } = offlineCopy.keeping;

/** Renders whether the browser has promised to keep the site's storage. */
export function StoragePanel() {
  const { persistence } = useStore(storageStore);
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void readPersistence(), []);
  async function ask() {
    await requestStorage();
    const { activeElement: now, body } = document;
    // The button is hidden once the browser has promised, and may have the focus.
    const isGone = !canAsk(storageStore.getState().persistence);
    if (isGone && (now === button.current || now === body)) title.current?.focus();
  }
  return (
    <Room data-unknown={persistence === 'unread' || undefined}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p role="status">{persistence !== 'unread' && state[persistence]}</p>
      <Button
        ref={button}
        type="button"
        data-second
        hidden={!canAsk(persistence)}
        aria-disabled={persistence === 'asking' || undefined}
        onClick={() => void ask()}
      >
        {askLabel}
      </Button>
    </Room>
  );
}

function canAsk(persistence: StorageState['persistence']): boolean {
  return persistence === 'best-effort' || persistence === 'asking' || persistence === 'refused';
}

/** Hides the panel until the browser has answered, and reserves its height so that the page does not jump. */
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
