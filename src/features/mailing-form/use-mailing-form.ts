import { useRef, useState } from 'react';
import { createPressReachability } from '#platform/network/press-reachability.ts';

/** A second press within this many milliseconds is the same press. */
export const samePressMs = 3000;

/** The response area that is shown, if any. */
export type Response = 'none' | 'sent' | 'held';

/**
 * Intercepts a submit where posting would lose something: without a network, for a bot, or for a repeated
 * press.
 */
export function useMailingForm(honeypot: string) {
  const [response, setResponse] = useState<Response>('none');
  const [reachability] = useState(() => createPressReachability());
  const lastPress = useRef(-Infinity);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    const { status } = pressOutcome({
      trap: String(new FormData(event.currentTarget).get(honeypot) ?? ''),
      sinceLast: event.timeStamp - lastPress.current,
      isReachable: reachability.isReachable(event.timeStamp, event.currentTarget.action),
    });
    if (status !== 'posted') event.preventDefault();
    if (status === 'repeated') return;
    if (status !== 'held') lastPress.current = event.timeStamp;
    setResponse(status === 'held' ? 'held' : 'sent');
  }
  return {
    response,
    handlers: {
      onSubmit,
      onFocus: (event: React.FocusEvent) => void reachability.probe(event.timeStamp),
      onInput: () => setResponse('none'),
    },
  };
}

interface Press {
  /** Value of the honeypot. */
  readonly trap: string;
  /** Milliseconds since the last press that went through. */
  readonly sinceLast: number;
  readonly isReachable: boolean;
}

interface PressOutcome {
  /** `caught`: a bot, which sees a success. `repeated`: ignored. */
  readonly status: 'posted' | 'held' | 'caught' | 'repeated';
}

export function pressOutcome({ trap, sinceLast, isReachable }: Press): PressOutcome {
  if (sinceLast < samePressMs) return { status: 'repeated' };
  if (trap !== '') return { status: 'caught' };
  return { status: isReachable ? 'posted' : 'held' };
}
