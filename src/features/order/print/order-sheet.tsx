import { type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { orderCopy } from '#content/copy/order.ts';
import { pendingMark } from '#content/owner-value.ts';
import { addressHash, subscribeToHash } from '#platform/page/address-hash.ts';
import { Button } from '#ui/button/button.tsx';
import { renderLasting } from '#ui/layout/render-lasting.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { errorSentences } from '../panel/list-errors.tsx';
import {
  booksOn,
  formatOrderCount,
  guidePath,
  listInHash,
  orderLink,
  type OrderList,
} from '../list/order-list.ts';
import { orderStore } from '../list/order-store.ts';
import { OrderFrame } from './order-frame.tsx';
import { Sheet } from './sheet.tsx';

const { heading, text, button, whole, list: mine, none } = orderCopy.sheet.bar;

/**
 * Renders the list of the address, or else the stored one, instead of the guide. Returns a cleanup function.
 */
export function renderOrderSheet(container: Element, guide: HTMLElement): () => void {
  const onChange = (isShown: boolean) => guide.toggleAttribute('hidden', isShown);
  return renderLasting(container, <OrderSheet onChange={onChange} />);
}

interface OrderSheetProps {
  /** Called with true when the list is shown instead of the guide. */
  readonly onChange: (isShown: boolean) => void;
}

function OrderSheet({ onChange }: OrderSheetProps) {
  const hash = useSyncExternalStore(subscribeToHash, addressHash);
  const stored = useStore(orderStore);
  const linked = useMemo(() => listInHash(hash), [hash]);
  const { list, errors } = linked ?? stored;
  const [isWhole, setIsWhole] = useState(false);
  const isListShown = list.size > 0 && !isWhole;
  useLayoutEffect(() => {
    onChange(isListShown);
  }, [onChange, isListShown]);
  const sentences = errorSentences(errors).join(' ');
  if (list.size === 0) return linked ? <StatusBar words={`${none} ${sentences}`.trim()} /> : null;
  const words = `${formatOrderCount(list)}. ${text} ${sentences}`.trim();
  return (
    <>
      <StatusBar {...(isListShown && { heading, words })}>
        {isListShown && (
          <Button type="button" data-print="">
            {button}
          </Button>
        )}
        {/* The same element for both labels, so that it keeps the focus. */}
        <Button type="button" data-second onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? mine : whole}
        </Button>
      </StatusBar>
      {isListShown && (
        <Sheet>
          <OrderPage list={list} />
        </Sheet>
      )}
    </>
  );
}

interface StatusBarProps {
  readonly heading?: string;
  readonly words?: string;
  readonly children?: ReactNode;
}

function StatusBar({ heading, words, children }: StatusBarProps) {
  return (
    <div className="bar">
      {words !== undefined && (
        <p role="status">
          {heading && <b>{heading}</b>} <span>{words}</span>
        </p>
      )}
      {children}
    </div>
  );
}

/** Renders one US Letter page for up to fifteen titles, with lines to fill in by hand. */
function OrderPage({ list }: { readonly list: OrderList }) {
  const { heading, product, how, columns, isbnPending, code, again, lines } = orderCopy.sheet;
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
          <QrCode text={orderLink(guidePath, list)} label={code} />
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
      <p className="total">{formatOrderCount(list)}</p>
      <div className="lines">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </OrderFrame>
  );
}
