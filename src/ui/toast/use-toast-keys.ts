import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';
import { toast, type useToaster } from 'react-hot-toast/headless';

type Handlers = ReturnType<typeof useToaster>['handlers'];

/** Keeps toasts open while they are hovered or focused. Escape dismisses all, and returns the focus. */
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
  // Removed elements fire no leave events.
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
