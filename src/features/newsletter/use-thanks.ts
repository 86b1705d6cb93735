import { useCallback, useEffect, useState } from 'react';

/** Words that stay until the next visitor presses anything. */
export function useThanks() {
  const [isThanked, setThanked] = useState(false);
  const thank = useCallback(() => setThanked(true), []);
  const endThanks = useCallback(() => setThanked(false), []);
  useEffect(() => {
    if (!isThanked) return;
    const ended = new AbortController();
    for (const press of ['keydown', 'pointerdown'])
      addEventListener(press, endThanks, { signal: ended.signal });
    return () => ended.abort();
  }, [isThanked, endThanks]);
  return { isThanked, thank, endThanks };
}
