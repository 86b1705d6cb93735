import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import type { Notice } from './notify.ts';
import { ToastCard } from './toast-card.tsx';

const duration = 8000;
/** In milliseconds: screen readers tell what changes in a part of the page that they know already. */
const acquaintance = 100;
let known: Promise<void> | undefined;

/** Puts the layer into the document, empty; what it shows from then on is told. */
export function mountToasts(): Promise<void> {
  known ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const onThere = () => void setTimeout(resolve, acquaintance);
    createRoot(place).render(<ToastLayer onThere={onThere} />);
  });
  return known;
}

/** Adds a toast; the layer joins the document with the first one, unless it is there. */
export async function showToast(notice: Notice): Promise<void> {
  await mountToasts();
  toast.custom(<ToastCard {...notice} />, { duration });
}

/** Our own markup: the library's own renderer writes style elements that the page's policy forbids. */
function ToastLayer({ onThere }: { readonly onThere: () => void }) {
  const { toasts, handlers } = useToaster();
  useEffect(onThere, [onThere]);
  return (
    <Layer
      role="status"
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((item) => item.visible)
        .map((item) => (
          <div key={item.id}>{typeof item.message === 'function' ? null : item.message}</div>
        ))}
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  right: ${theme.space[4]};
  bottom: ${theme.space[4]};
  left: ${theme.space[4]};
  display: grid;
  gap: ${theme.space[3]};
  justify-items: end;
  pointer-events: none;

  /* Where :has() is unknown the bar is, as a rule, the elder child of the body. */
  :is(body:has([data-bar]:not(:empty)), [data-bar]:not(:empty) ~ div) > & {
    bottom: 5.5rem;

    ${media.belowTablet} {
      bottom: 11.5rem;
    }
  }
  > div {
    width: min(26rem, 100%);
    pointer-events: auto;
  }
  @media print {
    display: none;
  }
`;
