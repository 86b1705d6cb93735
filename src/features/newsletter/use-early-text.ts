import { useLayoutEffect, useRef } from 'react';

/** Hands over what was typed into a field before React had joined the page. */
export function useEarlyText(onText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current?.value) onText(field.current.value);
  }, [onText]);
  return field;
}
