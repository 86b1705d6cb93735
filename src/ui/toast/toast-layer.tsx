import {
  useEffect,
  useLayoutEffect,
  useRef,
  useEffectEvent,
  type FocusEvent,
  type RefObject,
} from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { isInShadowRoot } from '#platform/page/is-in-shadow-root.ts';
import { focusMain } from '#platform/page/focus-main.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { setFootRoom } from '../layout/foot-room.ts';
import { renderLasting } from '../layout/render-lasting.tsx';
import type { Notice } from './notify.ts';
import { ToastCard } from './toast-card.tsx';

/** Milliseconds until a toast disappears. Failures stay until they are dismissed. */
const durationMs = 8000;
/** Milliseconds that screen readers need to register a new live region. */
const liveRegionDelayMs = 100;
let container: HTMLElement | undefined;
let endLayer: (() => void) | undefined;
let mounting: Promise<void> | undefined;

/**
 * Adds the empty layer to the document, also after other software has removed it, so that later toasts are
 * announced.
 */
export async function mountToasts(): Promise<void> {
  if (!container?.firstElementChild) {
    container?.remove();
    endLayer?.();
    container = document.createElement('div');
    endLayer = renderLasting(container, <ToastLayer />);
  }
  if (!container.isConnected) {
    document.body.append(container);
    mounting = new Promise((resolve) => setTimeout(resolve, liveRegionDelayMs));
  }
  return mounting;
}

/** Shows a toast, and adds the layer to the document if necessary. */
export async function showToast(notice: Notice): Promise<void> {
  await mountToasts();
  const { tone, title, text, about = `${title} ${text}` } = notice;
  toast.custom(<ToastCard {...notice} />, {
    id: about,
    duration: tone === 'failure' ? Infinity : durationMs,
  });
}

/** Renders the toasts. The library's own renderer writes style elements, which the policy forbids. */
function ToastLayer() {
  const { toasts, handlers } = useToaster();
  const layer = useRef<HTMLDivElement>(null);
  const shown = toasts.filter((item) => item.visible);
  const dismissal = useToastDismissal(layer, handlers, shown.length === 0);
  useLayoutEffect(() => (layer.current ? keepFieldVisible(layer.current) : undefined), [toasts]);
  return (
    // Not atomic, because a new toast would then be announced together with all the others.
    <Layer
      ref={layer}
      data-toasts
      role="status"
      aria-live="polite"
      aria-atomic="false"
      {...dismissal.handlers}
    >
      {shown.map(({ id, createdAt, message }) => (
        // The key makes screen readers announce the same text again.
        <div
          key={`${id}${createdAt}`}
          onClick={({ target }) =>
            target instanceof Element && target.closest('button') && dismissal.dismiss(id)
          }
        >
          {typeof message === 'function' ? null : message}
        </div>
      ))}
    </Layer>
  );
}

/** Matches a layer above the update bar; without :has(), a sibling of the bar. */
const aboveUpdateBar =
  ':is(body:has([data-bar]:not(:empty)) > div, [data-bar]:not(:empty) ~ div) > &';

/** Pixels between a field and what covers the page below it. */
const fieldMargin = 12;

/**
 * Keeps the layer above an on-screen keyboard, and scrolls the field in use with its message above the layer.
 * Returns a cleanup function.
 */
function keepFieldVisible(layer: HTMLElement): () => void {
  const { documentElement: page } = document;
  const liftAboveKeyboard = () => {
    const { height = page.clientHeight, offsetTop = 0 } = window.visualViewport ?? {};
    const keyboard = Math.max(0, page.clientHeight - height - offsetTop);
    layer.style.setProperty('--keyboard', `${keyboard}px`);
  };
  const update = () => {
    liftAboveKeyboard();
    const over = layer.firstElementChild?.getBoundingClientRect();
    setFootRoom('toasts', over ? page.clientHeight - over.top + fieldMargin : 0);
    const field = fieldInUse();
    if (over && field) scrollBy({ top: overlap(over, field), behavior: 'instant' });
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.visualViewport?.addEventListener('resize', update, { signal });
  // Panning a page while the keyboard is open changes `offsetTop` alone.
  window.visualViewport?.addEventListener('scroll', liftAboveKeyboard, { signal });
  // Do not scroll for other elements: a button that moves under the pointer cannot be pressed.
  addEventListener('focusin', ({ target }) => target === fieldInUse() && update(), { signal });
  update();
  return () => controller.abort();
}

/** Returns the focused field, or the field of the focused button. */
function fieldInUse(): Element | null {
  const form = document.activeElement?.closest('form');
  const fields = 'input:not([type=hidden]),textarea';
  if (document.activeElement?.matches(fields)) return document.activeElement;
  return form?.querySelector(fields) ?? null;
}

/** Returns the pixels by which to scroll the field up, at most to the top of the window. */
function overlap(over: DOMRect, field: Element): number {
  const { top, right, bottom } = field.getBoundingClientRect();
  if (right <= over.left || top >= over.bottom) return 0;
  const words = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  const lowest = Math.max(bottom, words?.getBoundingClientRect().bottom ?? 0);
  return Math.max(0, Math.min(lowest + fieldMargin - over.top, top - fieldMargin));
}

/** Dismisses all toasts. */
export function clearToasts(): void {
  toast.remove();
}

const Layer = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  right: ${theme.space[4]};
  bottom: calc(${theme.space[4]} + var(--keyboard, 0px));
  left: ${theme.space[4]};
  display: grid;
  gap: ${theme.space[3]};
  justify-items: end;
  pointer-events: none;

  ${aboveUpdateBar} {
    bottom: calc(5.5rem + var(--keyboard, 0px));

    ${media.belowTablet} {
      bottom: calc(11.5rem + var(--keyboard, 0px));
    }
  }
  > div {
    position: relative;
    width: min(26rem, 100%);
    pointer-events: auto;
  }
  /* In a low window (zoomed in, or with an on-screen keyboard) bars are not sticky and space is short. */
  @media (max-height: 30rem) {
    &,
    ${aboveUpdateBar} {
      right: ${theme.space[2]};
      bottom: calc(${theme.space[2]} + var(--keyboard, 0px));
      left: ${theme.space[2]};
    }
  }
  ${media.print} {
    display: none;
  }
`;

type Handlers = ReturnType<typeof useToaster>['handlers'];

/** Keeps toasts open while they are hovered or focused. Escape dismisses all, and returns the focus. */
function useToastDismissal(
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
    // Not every browser fires leave events for an element that is removed under the pointer.
    release();
    if (!hadFocus) return;
    const { current: before } = cameFrom;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else focusMain();
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // An open menu handles Escape first, and an open dialog covers the toasts.
    if (event.key !== 'Escape' || event.defaultPrevented || isInShadowRoot(event)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    dismiss();
  });
  // Elements that are removed fire no leave events, so release when the last toast is gone.
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
