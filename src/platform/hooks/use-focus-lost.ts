import { type RefCallback, useCallback } from 'react';

/**
 * Returns a ref for one or more elements. Calls back when one of them unmounts with the focus in it:
 * React cleans up a ref before it removes the element. `onFocusLost` must be stable.
 */
export function useFocusLost(onFocusLost: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    },
    [onFocusLost],
  );
}
