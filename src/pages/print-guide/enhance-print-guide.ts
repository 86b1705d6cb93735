import { mayHoldList, onStoredOrderChange } from '#features/order/list/stored-order.ts';
import { watchOrder } from '#features/order/list/order-store.ts';
import { moveToHash } from '#platform/page/address-hash.ts';
import { loadIslandStyles } from '#platform/page/island-styles.ts';

/**
 * Shows an order list instead of the guide, and loads the list's code only if there may be a list.
 * Returns a cleanup function.
 */
export function enhancePrintGuide(page: HTMLElement): () => void {
  const container = page.querySelector('[data-order-sheet]');
  const guide = page.querySelector<HTMLElement>('[data-guide]');
  let loading: Promise<() => void> | undefined;
  const load = () => {
    if (!container || !guide || loading || !mayHoldList()) return;
    loading = render(container, guide);
    // If the code does not load, the whole guide stays.
    loading.catch(() => (loading = undefined));
  };
  moveToHash('list');
  load();
  addEventListener('hashchange', load);
  const cleanups = [watchOrder(), onStoredOrderChange(load)];
  return () => {
    removeEventListener('hashchange', load);
    cleanups.forEach((cleanup) => cleanup());
    loading?.then(
      (unmount) => unmount(),
      // The sheet was never rendered.
      () => undefined,
    );
  };
}

async function render(container: Element, guide: HTMLElement): Promise<() => void> {
  const [{ renderOrderSheet }] = await Promise.all([
    import('#features/order/print/order-sheet.tsx'),
    loadIslandStyles(),
  ]);
  return renderOrderSheet(container, guide);
}
