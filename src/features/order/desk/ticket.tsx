import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { leftOut } from '../files/order-rows.ts';
import { tellOrder } from '../list/order-list.ts';
import { ticketId } from '../list/order-places.ts';
import type { EditableOrder } from '../list/use-order.ts';
import { ClassSet } from './class-set.tsx';
import { PurchaseHelp } from './purchase-help.tsx';
import { TicketForms } from './ticket-forms.tsx';
import { TicketLines } from './ticket-lines.tsx';
import { TicketStub } from './ticket-stub.tsx';

const copy = orderCopy.ticket;

/** The list; its stub goes along. */
export function Ticket({ order }: { readonly order: EditableOrder }) {
  const { list } = order;
  const out = leftOut(list).map(({ title }) => title.value);
  return (
    <Frame aria-labelledby={ticketId}>
      <div>
        <h2 id={ticketId} tabIndex={-1}>
          {copy.heading}
        </h2>
        <TicketLines order={order} />
        <ClassSet edit={order.edit} />
        <p className="total">{tellOrder(list)}</p>
        {out.length > 0 && (
          <p className="out">
            <b>{copy.leftOut(out.length)}</b> {copy.leftOutWhy(out)}
          </p>
        )}
        <TicketForms order={order} />
        <PurchaseHelp />
      </div>
      <TicketStub list={list} />
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  background: ${theme.color.sheet};

  > div {
    min-width: 0;
    padding: clamp(1rem, 4vw, ${theme.space[6]});
  }
  h2 {
    margin-bottom: 1rem;
    font-size: ${theme.text.h3};
    scroll-margin-top: ${theme.space[5]};
  }
  .total {
    margin: 1.1rem 0 0;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  .out {
    margin: 0.9rem 0 0;
    padding-left: 0.9rem;
    border-left: 0.4rem solid ${theme.color.flag};
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;
