import { createPortal } from 'react-dom';
import { Bar } from '#ui/layout/bar.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useOfflineStore } from './offline-store.ts';
import { UpdateOffer } from './update-offer.tsx';
import { useUpdateShown } from './use-update-shown.ts';

/**
 * The offer of a new build, at the foot of every page; empty until there is one, so that its
 * coming is announced. The body is its place because it can stick to nothing smaller than a page.
 */
export function UpdateBar() {
  const isShown = useUpdateShown();
  const isDismissed = useOfflineStore(({ updateStep }) => updateStep === 'dismissed');
  const bar = (
    <Bar data-bar aria-live="polite">
      {isShown && !isDismissed && (
        <Page>
          <UpdateOffer isDismissible />
        </Page>
      )}
    </Bar>
  );
  return createPortal(bar, document.body);
}
