import { useSyncExternalStore } from 'react';
import { getPreference } from './preferences.ts';

/** Returns a preference as it is now, also after a change in another tab; undefined while hydrating. */
export function usePreference(name: string): string | undefined {
  return useSyncExternalStore(
    onPreferences,
    () => getPreference(name),
    () => undefined,
  );
}

function onPreferences(onChange: () => void): () => void {
  addEventListener('preferences', onChange);
  return () => removeEventListener('preferences', onChange);
}
