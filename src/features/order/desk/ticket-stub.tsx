import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { grounds } from '#theme/grounds.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import type { OrderList } from '../list/order-list.ts';
import { orderLink } from '../list/order-link.ts';
import { copyLink } from './order-deeds.ts';
import { guidePath, OrderCode } from './order-code.tsx';

const { heading, code, text, copy } = orderCopy.stub;

/** The list's way to another device. */
export function TicketStub({ list }: { readonly list: OrderList }) {
  return (
    <Stub>
      <h2>{heading}</h2>
      <OrderCode list={list} label={code} />
      <p>{text}</p>
      <Button type="button" onClick={() => void copyLink(orderLink(guidePath, list))}>
        {copy}
      </Button>
    </Stub>
  );
}

const Stub = styled.div`
  ${grounds.lamp}
  border-top: ${theme.length.lineBold} dashed ${theme.color.print};

  svg {
    width: 100%;
    max-width: 15rem;
    border: ${theme.length.line} solid ${theme.color.print};
  }
  p {
    margin: 0.8rem 0;
  }
  ${media.fromDesktop} {
    border-top: 0;
    border-left: ${theme.length.lineBold} dashed ${theme.color.print};
  }
  @media print {
    button {
      display: none;
    }
  }
`;
