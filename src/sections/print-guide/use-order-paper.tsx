import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { mayHoldList } from '#features/order/list/kept-order.ts';
import type { OrderPaperProps } from '#features/order/paper/order-paper.tsx';
import { Sheet } from './sheet.tsx';

/** The guide, or a list in its place, whose code comes where there may be one. */
export function useOrderPaper(guide: ReactNode): ReactNode {
  const [Paper, setPaper] = useState<ComponentType<OrderPaperProps>>();
  useEffect(() => {
    const look = () => {
      if (!mayHoldList()) return;
      import('#features/order/order-parts.ts').then(
        ({ OrderPaper }) => setPaper(() => OrderPaper),
        // Then the whole guide is printed.
        () => undefined,
      );
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return Paper ? <Paper guide={guide} sheet={Sheet} /> : guide;
}
