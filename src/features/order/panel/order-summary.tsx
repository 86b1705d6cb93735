import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { booksWithoutIsbn } from '../files/order-rows.ts';
import {
  formatOrderCount,
  guidePath,
  type OrderList,
  orderLink,
  summaryId,
} from '../list/order-list.ts';
import { copyLink } from './order-actions.ts';
import { OrderButtons, PurchaseHelp } from './order-buttons.tsx';
import { ClassSet, OrderLines } from './order-lines.tsx';

const copy = orderCopy.summary;

/** Renders the list, and beside it a link and a QR code for another device. */
export function OrderSummary({ list }: { readonly list: OrderList }) {
  const titles = booksWithoutIsbn(list).map(({ title }) => title.value);
  return (
    <Frame aria-labelledby={summaryId}>
      <div>
        <h2 id={summaryId} tabIndex={-1}>
          {copy.heading}
        </h2>
        <OrderLines list={list} />
        <ClassSet />
        <p className="total">{formatOrderCount(list)}</p>
        {titles.length > 0 && (
          <p className="out">
            <b>{copy.leftOut(titles.length)}</b> <span>{copy.leftOutWhy(titles)}</span>
          </p>
        )}
        <OrderButtons list={list} />
        <PurchaseHelp />
      </div>
      <OtherDevice list={list} />
    </Frame>
  );
}

/** Renders the QR code and the link of the list. */
function OtherDevice({ list }: { readonly list: OrderList }) {
  const { heading, code, text, copy } = orderCopy.otherDevice;
  return (
    <Aside>
      <h2>{heading}</h2>
      <QrCode text={orderLink(guidePath, list)} label={code} />
      <p>{text}</p>
      <Button type="button" onClick={() => void copyLink(orderLink(guidePath, list))}>
        {copy}
      </Button>
    </Aside>
  );
}

const Frame = styled.section`
  display: grid;
  margin-top: ${theme.space[7]};
  border: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.raised};

  > div {
    min-width: 0;
    padding: clamp(1rem, 4vw, ${theme.space[6]});
  }
  h2 {
    margin-bottom: ${theme.space[4]};
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
    border-left: 0.4rem solid ${theme.color.accent};
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;

const Aside = styled.div`
  ${surfaces.highlight}
  border-top: ${theme.length.lineBold} dashed ${theme.color.dark};

  svg {
    width: 100%;
    max-width: 15rem;
    border: ${theme.length.line} solid ${theme.color.dark};
  }
  p {
    margin: 0.8rem 0;
  }
  ${media.fromDesktop} {
    border-top: 0;
    border-left: ${theme.length.lineBold} dashed ${theme.color.dark};
  }
  ${media.print} {
    button {
      display: none;
    }
  }
`;
