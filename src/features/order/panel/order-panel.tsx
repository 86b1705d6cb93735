import { useCallback, useRef, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { orderCopy } from '#content/copy/order.ts';
import {
  listInHash,
  type OrderList,
  orderText,
  maxCopies,
  type ReadList,
  formatOrderCount,
  summaryId,
} from '#features/order/list/order-list.ts';
import { addressHash, removeHash, subscribeToHash } from '#platform/page/address-hash.ts';
import { useFocusLost } from '#platform/hooks/use-focus-lost.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { ButtonAnchor, Button } from '#ui/button/button.tsx';
import { Bar } from '#ui/layout/bar.tsx';
import { Page } from '#ui/layout/band.tsx';
import { renderLasting } from '#ui/layout/render-lasting.tsx';
import { media } from '#theme/media.ts';
import { editOrder, orderStore } from '../list/order-store.ts';
import { ListErrors } from './list-errors.tsx';
import { OrderSummary } from './order-summary.tsx';

/** Renders the order panel into an element. Returns a cleanup function. */
export function renderOrderPanel(place: Element): () => void {
  return renderLasting(place, <OrderPanel />);
}

/** Renders the list below the catalogue, with messages and a question about a list from a link. */
function OrderPanel() {
  const { list, errors } = useStore(orderStore);
  const place = useRef<HTMLDivElement>(null);
  const focus = useCallback(() => place.current?.focus({ preventScroll: true }), []);
  const show = useCallback(() => {
    focus();
    place.current?.scrollIntoView();
  }, [focus]);
  const offered = useListFromLink(list, show);
  const isEmpty = list.size === 0;
  return (
    <>
      {!isEmpty && <OrderBar list={list} />}
      <Place ref={place} role="group" aria-label={orderCopy.summary.heading} tabIndex={-1}>
        {offered && <MergePrompt mine={list} offered={offered} onFocusLost={focus} />}
        <ListErrors errors={offered?.errors ?? errors} />
        {!isEmpty && <OrderSummary list={list} />}
      </Place>
    </>
  );
}

/** Renders the bar at the bottom of the window while the catalogue is in view. */
function OrderBar({ list }: { readonly list: OrderList }) {
  return (
    <Foot data-bar>
      <Page>
        <span>{orderCopy.foot.onList(formatOrderCount(list))}</span>
        <ButtonAnchor href={`#${summaryId}`}>{orderCopy.foot.see}</ButtonAnchor>
      </Page>
    </Foot>
  );
}

/**
 * Saves the list in the address, or returns it for the visitor to decide if the device holds
 * another list. `onListInLink` is called in both cases and must be stable.
 */
function useListFromLink(list: OrderList, onListInLink: () => void): ReadList | undefined {
  const hash = useSyncExternalStore(subscribeToHash, addressHash);
  const linked = useMemo(() => listInHash(hash), [hash]);
  const [asked, setAsked] = useState<ReadList>();
  // Once asked, the question stays: a visitor who clears their own list has not accepted the other.
  const needsAnswer =
    linked !== undefined &&
    linked.list.size > 0 &&
    (list.size > 0 || linked === asked) &&
    orderText(linked.list) !== orderText(list);
  if (needsAnswer && linked !== asked) setAsked(linked);
  useEffect(() => {
    if (!linked) return;
    onListInLink();
    if (needsAnswer) return;
    editOrder((mine) => linked.list.forEach((copies, key) => mine.set(key, copies)), linked.errors);
    removeHash();
  }, [linked, needsAnswer, onListInLink]);
  return needsAnswer ? linked : undefined;
}

const { label, question, addition, replace, add, leave } = orderCopy.ask;

interface MergePromptProps {
  readonly mine: OrderList;
  readonly offered: ReadList;
  /** Called when the prompt is removed with the focus in it. Must be stable. */
  readonly onFocusLost: () => void;
}

/** Asks whether a shared list replaces the visitor's own list or is added to it. */
function MergePrompt({ mine: before, offered, onFocusLost }: MergePromptProps) {
  const { list, errors } = offered;
  const place = useFocusLost(onFocusLost);
  const become = (next: (mine: OrderList) => OrderList) => () => {
    editOrder((mine) => {
      const after = next(new Map(mine));
      mine.clear();
      after.forEach((copies, key) => mine.set(key, copies));
    }, errors);
    removeHash();
  };
  return (
    <Ask ref={place} aria-label={label}>
      <Page>
        <p>
          <b>{question(list.size, before.size)}</b> {addition}
        </p>
        <Button type="button" onClick={become(() => list)}>
          {replace}
        </Button>
        <Button type="button" data-second onClick={become((mine) => addLists(mine, list))}>
          {add}
        </Button>
        <Button type="button" data-second onClick={removeHash}>
          {leave}
        </Button>
      </Page>
    </Ask>
  );
}

/** Adds up two lists, with at most 999 copies of a title. */
export function addLists(mine: OrderList, theirs: OrderList): OrderList {
  const both = new Map(mine);
  for (const [key, copies] of theirs)
    both.set(key, Math.min((both.get(key) ?? 0) + copies, maxCopies));
  return both;
}

const Place = styled.div`
  scroll-margin-top: ${theme.space[5]};

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

const Foot = styled(Bar)`
  ${surfaces.night}
  bottom: var(--bar, 0px);
  z-index: 1;
  margin-top: ${theme.space[7]};
  border-top-color: ${theme.color.highlight};

  > div {
    justify-content: space-between;
  }
  a {
    min-height: ${theme.length.tap};
    padding-block: 0.35rem;
  }
`;

const Ask = styled.section`
  ${surfaces.highlight}
  margin-top: ${theme.space[7]};
  border-block: ${theme.length.lineBold} solid ${theme.color.dark};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]} 1.5rem;
    align-items: center;
    padding-block: 0.9rem;
  }
  p {
    margin: 0 auto 0 0;
  }
  ${media.print} {
    display: none;
  }
`;
