import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ToastCard } from './toast-card.tsx';

/**
 * Renders a hidden toast into the document, for messages when the code of the other toasts does not
 * load (notify.ts).
 */
export function PlainToast({ dismiss }: { readonly dismiss: string }) {
  return (
    <template data-plain-toast="">
      <Place role="alert">
        <div>
          <ToastCard tone="failure" title=" " text=" " dismiss={dismiss} />
        </div>
      </Place>
    </template>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  right: ${theme.space[4]};
  bottom: ${theme.space[4]};
  left: ${theme.space[4]};
  display: grid;
  justify-items: end;
  pointer-events: none;

  > div {
    position: relative;
    width: min(26rem, 100%);
    pointer-events: auto;
  }
  ${media.print} {
    display: none;
  }
`;
