import { createPortal } from 'react-dom';
import { Late } from '#ui/layout/late.tsx';
import { useOfflineStore } from './offline-store.ts';

const loadLine = async () => (await import('./update-offer.tsx')).UpdateLine;

/**
 * The offer of a new build, at the foot of every page; empty until there is one, so that its
 * coming is announced. The body is its place because it can stick to nothing smaller than a page.
 */
export function UpdateBar() {
  const isOffered = useOfflineStore(({ update }) => update !== 'none' && update !== 'dismissed');
  const bar = (
    <div data-bar aria-live="polite">
      <Late isWanted={isOffered} load={loadLine} />
    </div>
  );
  return createPortal(bar, document.body);
}
