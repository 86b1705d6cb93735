import { useEffect } from 'react';
import styled from 'styled-components';
import { offlineCopy } from '#content/copy/offline.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { lookAtStorage, requestStorage, useStorageStore } from './storage-store.ts';

const { heading, state, button } = offlineCopy.keeping;

/** What the browser promised about keeping all this, in words. */
export function StoragePanel() {
  const { promise } = useStorageStore();
  useEffect(() => void lookAtStorage(), []);
  return (
    <Room data-unknown={promise === 'unknown' || undefined}>
      <h2>{heading}</h2>
      <p role="status">{promise !== 'unknown' && state[promise]}</p>
      <Button
        type="button"
        $second
        hidden={promise !== 'loose' && promise !== 'refused'}
        onClick={() => void requestStorage()}
      >
        {button}
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
