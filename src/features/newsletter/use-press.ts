import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isTaken, type NewsletterState } from './use-newsletter.ts';

type Submit = NewsletterState['submit'];

/**
 * A press of either box. What is disabled while it sends loses the focus; afterwards the focus is
 * where it was, or in the field that is to be mended, unless the visitor has gone somewhere else
 * (decision 30). `onDone` empties the form.
 */
export function usePress(submit: Submit, field: RefObject<HTMLInputElement | null>) {
  const [isInvalid, setInvalid] = useState(false);

  async function press(onDone?: () => void): Promise<void> {
    const { activeElement: before } = document;
    const wasInField = before === field.current;
    const status = await submit();
    if (status === 'busy') return;
    // The field may be another one afterwards, and only what is enabled again takes the focus.
    flushSync(() => {
      setInvalid(status === 'invalid');
      if (isTaken(status)) onDone?.();
    });
    const form = field.current?.form;
    const { activeElement: now, body } = document;
    if (!form || (now && now !== body && !form.contains(now))) return;
    if (wasInField || status === 'invalid') field.current?.focus();
    else if (before instanceof HTMLElement && form.contains(before))
      before.focus({ preventScroll: true });
  }
  return { isInvalid, setInvalid, press };
}

/** Hands over what was typed into a field before React had joined the page. */
export function useEarlyText(onText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current?.value) onText(field.current.value);
  }, [onText]);
  return field;
}
