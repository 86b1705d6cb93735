import { useState, useSyncExternalStore } from 'react';
import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { reachAtPress } from '#platform/network/reach-at-press.ts';

interface Film {
  readonly isPlaying: boolean;
  /** It was asked for, and there is no network, or one that leads nowhere. */
  readonly isUnreachable: boolean;
  readonly play: () => void;
}

/** Waits for a press. A press without network is answered in words and can be repeated. */
export function useFilm(address: string): Film {
  const [state, setState] = useState<'waiting' | 'refused' | 'held' | 'playing'>('waiting');
  const hasNetwork = useSyncExternalStore(subscribeToNetworkStatus, isOnline, () => true);
  return {
    isPlaying: state === 'playing',
    isUnreachable: state === 'held' || (state !== 'waiting' && !hasNetwork),
    play() {
      if (reachAtPress.isReachable(performance.now(), address)) setState('playing');
      else setState(isOnline() ? 'held' : 'refused');
    },
  };
}
