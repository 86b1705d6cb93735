import styled from 'styled-components';
import { buyingGuideSections } from '#content/book/guides.ts';
import { OrderTools } from '#features/order/list/order-tools.tsx';
import { useOrder } from '#features/order/list/use-order.ts';
import { useOrderDesk } from './use-order-desk.tsx';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/page.tsx';
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

const Frame = styled(Page)`
  padding-block: ${theme.space[7]} ${theme.length.band};
`;
