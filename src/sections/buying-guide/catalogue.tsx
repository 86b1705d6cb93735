import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { buyingGuideSections } from '#content/book/guides.ts';
import { OrderTools } from '#features/order/list/order-tools.tsx';
import { useOrder, type EditableOrder } from '#features/order/list/use-order.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { LeagueTable } from './league-table.tsx';

/** Three lists of 6, 5 and 3 books, and what is made of the ticked ones. */
export function Catalogue() {
  const order = useOrder();
  const desk = useOrderDesk(order);
  return (
    <Frame>
      <OrderTools order={order} />
      {buyingGuideSections.map((section) => (
        <LeagueTable key={section.id} section={section} order={order} />
      ))}
      {desk}
    </Frame>
  );
}

interface DeskProps {
  readonly order: EditableOrder;
}

/** What a list can be made into; its code comes when there is something to be made. */
function useOrderDesk(order: EditableOrder): ReactNode {
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

const Frame = styled(Page)`
  padding-block: ${theme.space[7]} ${theme.length.band};
`;
