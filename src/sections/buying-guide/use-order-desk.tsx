import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { EditableOrder } from '#features/order/list/use-order.ts';

interface DeskProps {
  readonly order: EditableOrder;
}

/** What a list can be made into; its code comes when there is something to be made. */
export function useOrderDesk(order: EditableOrder): ReactNode {
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>();
  const { list, faults } = order;
  useEffect(() => {
    if (Desk || (list.size + faults.length === 0 && !location.hash)) return;
    import('#features/order/order-parts.ts').then(
      ({ OrderDesk }) => setDesk(() => OrderDesk),
      // The list itself is kept; the next change asks again.
      () => undefined,
    );
  }, [Desk, list, faults]);
  return Desk && <Desk order={order} />;
}
