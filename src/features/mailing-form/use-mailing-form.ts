import { useRef, useState } from 'react';
import { createReachAtPress } from '#platform/network/reach-at-press.ts';
import { pressOutcome } from './press-outcome.ts';

/** Which of the form's two response areas is to be seen. */
export type Response = 'none' | 'sent' | 'held';

/**
 * Stands between the press and the browser's own post, and steps in only where that would lose
 * something. Nothing typed passes through here: the fields keep it themselves.
 */
export function useMailingForm(honeypot: string) {
  const [response, setResponse] = useState<Response>('none');
  const [reach] = useState(() => createReachAtPress());
  const lastPress = useRef(-Infinity);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    const { status } = pressOutcome({
      trap: String(new FormData(event.currentTarget).get(honeypot) ?? ''),
      sinceLast: event.timeStamp - lastPress.current,
      isReachable: reach.isReachable(event.timeStamp, event.currentTarget.action),
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
      onFocus: (event: React.FocusEvent) => void reach.look(event.timeStamp),
      onInput: () => setResponse('none'),
    },
  };
}
