import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { create } from 'zustand';
import { offlineCopy } from './offline-copy.ts';
import {
  askForStorage,
  readStoragePromise,
  type StoragePromise,
} from '#platform/worker/site-storage.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';

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
        data-second
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

interface StorageState {
  readonly promise: StoragePromise | 'unknown' | 'asking' | 'refused';
}

/** What the browser said about keeping this site. */
const useStorageStore = create<StorageState>()(() => ({ promise: 'unknown' }));

async function lookAtStorage(): Promise<void> {
  // What the browser answered to a press says more than what it says unasked.
  if (useStorageStore.getState().promise !== 'unknown') return;
  useStorageStore.setState({ promise: await readStoragePromise() });
}

export async function requestStorage(): Promise<void> {
  const { promise } = useStorageStore.getState();
  if (promise === 'kept' || promise === 'asking') return;
  useStorageStore.setState({ promise: 'asking' });
  const answer = await askForStorage();
  useStorageStore.setState({ promise: answer === 'loose' ? 'refused' : answer });
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
