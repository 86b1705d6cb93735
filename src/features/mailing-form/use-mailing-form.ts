import { useEffect, useRef, useState } from 'react';
import { onNetworkReturn } from '#platform/network/network-status.ts';
import { createPressReachability } from '#platform/network/press-reachability.ts';

/** Milliseconds within which a second press counts as the same press. */
export const samePressMs = 3000;

/** The response area that is shown, if any. */
export type Response = 'none' | 'sent' | 'held';

/**
 * Handles the form's events. Lets the browser post the form, except without a network, where the
 * post would be lost, and for a repeated press.
 */
export function useMailingForm(honeypot: string) {
  const [response, setResponse] = useState<Response>('none');
  const [reachability] = useState(() => createPressReachability());
  const lastPress = useRef(-Infinity);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The form may have received the focus before this code loaded.
    const isFocused = form.current?.contains(document.activeElement);
    if (isFocused) void reachability.probe(performance.now());
    return onNetworkReturn(reachability.forget);
  }, [reachability]);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    // Empty the honeypot: password managers fill it, too. A robot without script leaves it filled.
    const trap = event.currentTarget.elements.namedItem(honeypot);
    if (trap instanceof HTMLInputElement) trap.value = '';
    const isReachable = reachability.isReachable(event.timeStamp, event.currentTarget.action);
    const isRepeated = event.timeStamp - lastPress.current < samePressMs;
    if (isRepeated || !isReachable) event.preventDefault();
    if (isRepeated) return;
    if (isReachable) lastPress.current = event.timeStamp;
    setResponse(isReachable ? 'sent' : 'held');
  }
  return {
    response,
    handlers: {
      ref: form,
      onSubmit,
      onFocus: (event: React.FocusEvent) => void reachability.probe(event.timeStamp),
      onInput: () => setResponse('none'),
    },
  };
}
