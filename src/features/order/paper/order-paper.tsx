import { useMemo, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { orderCopy } from '#content/copy/order.ts';
import { faultSentences } from '../desk/fault-lines.tsx';
import { readKeptOrder, watchKeptOrder } from '../list/kept-order.ts';
import { listInHash } from '../list/order-link.ts';
import { orderText, tellOrder } from '../list/order-list.ts';
import { readOrderList } from '../list/read-order-list.ts';
import { addressHash, subscribeToHash } from '#platform/page/address-hash.ts';
import { Button } from '#ui/button/button.tsx';
import { OrderSheet } from './order-sheet.tsx';

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
    <Button type="button" $second onClick={() => setIsWhole(!isWhole)}>
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
