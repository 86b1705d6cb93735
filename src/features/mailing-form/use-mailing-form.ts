import { useRef, useState } from 'react';
import { createPressReachability } from '#platform/network/press-reachability.ts';

/** A second press within this many milliseconds is the same press. */
export const samePressMs = 3000;

/** Which of the form's two response areas is to be seen. */
export type Response = 'none' | 'sent' | 'held';

/**
 * Stands between the press and the browser's own post, and steps in only where that would lose
 * something. Nothing typed passes through here: the fields keep it themselves.
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
  /** What stands in the honeypot. */
  readonly trap: string;
  /** Milliseconds since the last press that went through. */
  readonly sinceLast: number;
  readonly isReachable: boolean;
}

interface PressOutcome {
  /** `caught`: a robot, which is told that all went well. `repeated`: nothing more to do. */
  readonly status: 'posted' | 'held' | 'caught' | 'repeated';
}

export function pressOutcome({ trap, sinceLast, isReachable }: Press): PressOutcome {
  if (sinceLast < samePressMs) return { status: 'repeated' };
  if (trap !== '') return { status: 'caught' };
  return { status: isReachable ? 'posted' : 'held' };
}
