import { useState, useSyncExternalStore } from 'react';
import { isOnline, subscribeToNetworkStatus } from '#platform/network-status.ts';

interface Film {
  readonly isPlaying: boolean;
  /** It was asked for, and the browser believes that there is no network. */
  readonly isUnreachable: boolean;
  readonly play: () => void;
}

/** Waits for a press. A press without network is answered in words and can be repeated. */
export function useFilm(): Film {
  const [state, setState] = useState<'waiting' | 'refused' | 'playing'>('waiting');
  const hasNetwork = useSyncExternalStore(subscribeToNetworkStatus, isOnline, () => true);
  return {
    isPlaying: state === 'playing',
    isUnreachable: state !== 'waiting' && !hasNetwork,
    play: () => setState(isOnline() ? 'playing' : 'refused'),
  };
}
