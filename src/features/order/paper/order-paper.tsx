import { useMemo, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { orderCopy } from '#content/copy/order.ts';
import { pendingMark } from '#content/owner-value.ts';
import { guidePath, OrderCode } from '#features/order/desk/order-code.tsx';
import { addressHash, subscribeToHash } from '#platform/page/address-hash.ts';
import { Button } from '#ui/button/button.tsx';
import { faultSentences } from '../desk/fault-lines.tsx';
import { readKeptOrder, watchKeptOrder } from '../list/kept-order.ts';
import {
  booksOn,
  listInHash,
  type OrderList,
  orderText,
  readOrderList,
  tellOrder,
} from '../list/order-list.ts';
import { OrderFrame } from './order-frame.tsx';

const { heading, text, button, whole, list: mine, none } = orderCopy.paper.bar;

export interface OrderPaperProps {
  readonly guide: ReactNode;
  readonly sheet: ComponentType<{ readonly children: ReactNode }>;
}

/** The list of the address, else the one on this device, in the place of the whole guide. */
export function OrderPaper({ guide, sheet: Sheet }: OrderPaperProps) {
  const hash = useSyncExternalStore(subscribeToHash, addressHash);
  const kept = useSyncExternalStore(watchKeptOrder, keptText);
  const linked = useMemo(() => listInHash(hash), [hash]);
  const { list, faults } = useMemo(() => linked ?? readOrderList(kept), [linked, kept]);
  const [isWhole, setIsWhole] = useState(false);
  const told = faultSentences(faults).join(' ');
  if (list.size === 0)
    return (
      <>
        {linked && (
          <div className="bar">
            <p role="status">
              {none} {told}
            </p>
          </div>
        )}
        {guide}
      </>
    );
  const turn = (
    <Button type="button" data-second onClick={() => setIsWhole(!isWhole)}>
      {isWhole ? mine : whole}
    </Button>
  );
  if (isWhole)
    return (
      <>
        <div className="bar">{turn}</div>
        {guide}
      </>
    );
  return (
    <>
      <div className="bar">
        <p role="status">
          <b>{heading}</b> {tellOrder(list)}. {text} {told}
        </p>
        <Button type="button" onClick={() => print()}>
          {button}
        </Button>
        {turn}
      </div>
      <Sheet>
        <OrderSheet list={list} />
      </Sheet>
    </>
  );
}

function keptText(): string {
  return orderText(readKeptOrder().list);
}

/** One Letter page for up to fifteen titles, with lines to fill in by hand. */
function OrderSheet({ list }: { readonly list: OrderList }) {
  const { heading, product, how, columns, isbnPending, code, again, lines } = orderCopy.paper;
  return (
    <OrderFrame>
      <header>
        <div>
          <h1>{heading}</h1>
          <p>
            <b>{product}</b>
            <br />
            {how}
          </p>
        </div>
        <figure>
          <OrderCode list={list} label={code} />
          <figcaption>
            {again}: {location.host}
            {guidePath}
          </figcaption>
        </figure>
      </header>
      <table>
        <thead>
          <tr>
            {[columns.title, columns.author, columns.isbn, columns.copies].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {booksOn(list).map(({ key, title, author, isbn }) => (
            <tr key={key}>
              <th scope="row" {...pendingMark(title)}>
                {title.value}
              </th>
              <td {...pendingMark(author)}>{author.value}</td>
              <td {...pendingMark(isbn)}>
                {isbn.state === 'pending' ? isbnPending : <code>{isbn.value}</code>}
              </td>
              <td>{list.get(key)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="total">{tellOrder(list)}</p>
      <div className="lines">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </OrderFrame>
  );
}
