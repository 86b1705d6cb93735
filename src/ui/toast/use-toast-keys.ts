import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';
import { toast, type useToaster } from 'react-hot-toast/headless';

type Handlers = ReturnType<typeof useToaster>['handlers'];

/**
 * Whoever points at a toast or is in it has all the time in the world. Escape dismisses them all;
 * the focus goes back to where it came from.
 */
export function useToastKeys(
  layer: RefObject<HTMLElement | null>,
  { startPause, endPause }: Handlers,
  isEmpty: boolean,
) {
  const isHeld = useRef(false);
  const cameFrom = useRef<EventTarget>(null);

  function hold() {
    if (!isHeld.current) startPause();
    isHeld.current = true;
  }
  function release() {
    if (isHeld.current) endPause();
    isHeld.current = false;
  }
  function dismiss(id?: string) {
    const hadFocus = layer.current?.contains(document.activeElement);
    toast.remove(id);
    if (!hadFocus) return;
    const { current: before } = cameFrom;
    const isThere = before instanceof HTMLElement && before.isConnected;
    (isThere ? before : document.querySelector('main'))?.focus({ preventScroll: true });
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // An open menu goes first, and a dialog lies over the toasts.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    dismiss();
  });
  // What is gone is left by nobody.
  const onEmpty = useEffectEvent(release);
  useEffect(() => {
    if (isEmpty) return onEmpty();
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isEmpty]);

  const handlers = {
    onMouseEnter: hold,
    onMouseLeave({ currentTarget }: React.MouseEvent) {
      if (!currentTarget.contains(document.activeElement)) release();
    },
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      hold();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) release();
    },
  };
  return { handlers, dismiss };
}
