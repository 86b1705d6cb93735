import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { grounds } from '#theme/grounds.ts';
import { theme } from '#theme/theme.ts';
import { ButtonAnchor } from '#ui/button/button-link.tsx';
import { Bar } from '#ui/layout/bar.tsx';
import { Page } from '#ui/layout/page.tsx';
import { tellOrder, type OrderList } from '../list/order-list.ts';
import { ticketId } from '../list/order-places.ts';

/** At the window's foot for as long as the catalogue is looked at. */
export function FootBar({ list }: { readonly list: OrderList }) {
  return (
    <Foot data-bar>
      <Page>
        <span>{orderCopy.foot.onList(tellOrder(list))}</span>
        <ButtonAnchor href={`#${ticketId}`}>{orderCopy.foot.see}</ButtonAnchor>
      </Page>
    </Foot>
  );
}

const Foot = styled(Bar)`
  ${grounds.night}
  z-index: 1;
  margin-top: ${theme.space[7]};
  border-top-color: ${theme.color.lamp};

  > div {
    justify-content: space-between;
  }
  a {
    min-height: ${theme.length.tap};
    padding-block: 0.35rem;
  }
`;
