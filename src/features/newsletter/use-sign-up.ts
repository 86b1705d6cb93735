import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { subscribeToPageLeave } from '#platform/page-leave.ts';
import { useEarlyText } from './use-early-text.ts';
import { useNewsletter } from './use-newsletter.ts';
import { wipeScreen } from './wipe-screen.ts';

/** In milliseconds: long enough to read the toast, short enough for a queue. */
export const wipeAfter = 3_000;

interface SignUp {
  readonly email: string;
  readonly isSending: boolean;
  /** A field of its own for every visitor: a new element has nothing to undo or to bring back. */
  readonly visitor: number;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly setEmail: (email: string) => void;
  readonly onSubmit: () => Promise<void>;
}

/** One tablet, many visitors: none finds anything of the one before. */
export function useSignUp(): SignUp {
  const { email, isSending, setEmail, submit } = useNewsletter();
  const field = useEarlyText(setEmail);
  const [visitor, setVisitor] = useState(0);
  const [wipes, setWipes] = useState(0);

  const forget = useCallback(() => {
    emptyField(field.current);
    setEmail('');
    setVisitor((count) => count + 1);
  }, [field, setEmail]);
  // Together with the early text, which a page that is left in between would bring back.
  useLayoutEffect(() => subscribeToPageLeave(forget), [forget]);
  // A visitor may come back before the page that was asked for is drawn.
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && forget()),
    [router, forget],
  );

  useEffect(() => {
    if (wipes === 0) return;
    const timer = setTimeout(() => wipeScreen(field.current), wipeAfter);
    return () => clearTimeout(timer);
  }, [wipes, field]);

  async function onSubmit() {
    const status = await submit();
    if (status !== 'sent' && status !== 'queued') return;
    setVisitor((count) => count + 1);
    setWipes((count) => count + 1);
  }
  return { email, isSending, visitor, field, setEmail, onSubmit };
}

/** At once: the page may be frozen before React has drawn the empty field. */
function emptyField(field: HTMLInputElement | null): void {
  if (field) field.value = '';
}
