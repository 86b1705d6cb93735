import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { subscribeToPageLeave } from '#platform/page/page-leave.ts';
import { useNewsletter, usePress } from '#features/newsletter/use-newsletter.ts';

/** Milliseconds until the screen is reset: enough to read the toast, short enough for a queue. */
const wipeAfter = 3_000;

interface SignUp {
  readonly email: string;
  readonly isSending: boolean;
  readonly isInvalid: boolean;
  /** True after the last visitor's toast is dismissed, until the next visitor begins. */
  readonly isThanked: boolean;
  /** Number of the visitor. As the field's `key` it resets the undo history for the next one. */
  readonly visitor: number;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onEdit: (email: string) => void;
  readonly onSubmit: () => Promise<void>;
}

/** Returns the state of the sign-up screen. On a shared tablet no visitor sees anything of the one before. */
export function useSignUp(): SignUp {
  const { email, isSending, setEmail, submit } = useNewsletter();
  const field = useRef<HTMLInputElement>(null);
  const { isInvalid, setInvalid, press } = usePress(submit, field);
  const { isThanked, thank, endThanks } = useThanks();
  const [visitor, setVisitor] = useState(0);
  const [wipes, setWipes] = useState(0);

  const forget = useCallback(() => {
    emptyField(field.current);
    setEmail('');
    setInvalid(false);
    endThanks();
    setVisitor((count) => count + 1);
  }, [field, setEmail, setInvalid, endThanks]);
  useEffect(() => subscribeToPageLeave(forget), [forget]);

  useEffect(() => {
    if (wipes === 0) return;
    const timer = setTimeout(() => {
      wipeScreen(field.current);
      // If the field is not empty, the next visitor has begun to type.
      if (field.current?.value === '') thank();
    }, wipeAfter);
    return () => clearTimeout(timer);
  }, [wipes, field, thank]);

  function onEdit(typed: string) {
    setInvalid(false);
    setEmail(typed);
  }
  function onDone() {
    emptyField(field.current);
    setVisitor((count) => count + 1);
    setWipes((count) => count + 1);
  }
  return {
    email,
    isSending,
    isInvalid,
    isThanked,
    visitor,
    field,
    onEdit,
    onSubmit: () => press(onDone),
  };
}

/**
 * Clears the field immediately: the page may be frozen before React renders, and if other software has moved
 * the field, the island is rendered again with what was last typed (islands/hydrate-island.tsx).
 */
function emptyField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns whether to thank the last visitor, until the next one presses anything. */
function useThanks() {
  const [isThanked, setThanked] = useState(false);
  const thank = useCallback(() => setThanked(true), []);
  const endThanks = useCallback(() => setThanked(false), []);
  useEffect(() => {
    if (!isThanked) return;
    const ended = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, endThanks, { signal: ended.signal });
    return () => ended.abort();
  }, [isThanked, endThanks]);
  return { isThanked, thank, endThanks };
}

/** Resets the screen after a visitor, unless the next one has begun to type or has left the field. */
export function wipeScreen(field: HTMLInputElement | null): void {
  import('#ui/toast/toast-layer.tsx').then(
    ({ clearToasts }) => clearToasts(),
    // If that code does not load, there is no toast to clear.
    () => undefined,
  );
  if (!field || field.value !== '' || isElsewhere(field.form)) return;
  scrollTo({ top: 0, behavior: 'instant' });
  field.focus({ preventScroll: true });
}

function isElsewhere(form: HTMLFormElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !form?.contains(activeElement);
}
