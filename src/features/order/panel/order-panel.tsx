import { useCallback, useRef, useEffect, useMemo, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { orderCopy } from '#content/copy/order.ts';
import {
  listInHash,
  type OrderList,
  orderText,
  type ReadList,
  formatOrderCount,
  summaryId,
} from '#features/order/list/order-list.ts';
import { addressHash, removeHash, subscribeToHash } from '#platform/page/address-hash.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { ButtonAnchor } from '#ui/button/button.tsx';
import { Bar } from '#ui/layout/bar.tsx';
import { Page } from '#ui/layout/band.tsx';
import { editOrder, orderStore } from '../list/order-store.ts';
import { MergePrompt } from './merge-prompt.tsx';
import { ListErrors } from './list-errors.tsx';
import { OrderSummary } from './order-summary.tsx';
import { createRoot } from 'react-dom/client';

/** Renders the order panel into an element. Returns a cleanup function. */
export function renderOrderPanel(place: Element): () => void {
  const root = createRoot(place);
  root.render(<OrderPanel />);
  return () => root.unmount();
}

/** Renders the list below the catalogue, with messages and a question about a list from a link. */
function OrderPanel() {
  const { list, faults } = useStore(orderStore);
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, []);
  const offered = useListFromLink(list, show);
  const isEmpty = list.size === 0;
  return (
    <>
      {!isEmpty && <FootBar list={list} />}
      <Place ref={place} tabIndex={-1}>
        {offered && <MergePrompt mine={list} offered={offered} />}
        <ListErrors faults={offered?.faults ?? faults} />
        {!isEmpty && (
          <Page>
            <OrderSummary list={list} />
          </Page>
        )}
      </Place>
    </>
  );
}

/** Renders the bar at the bottom of the window while the catalogue is in view. */
function FootBar({ list }: { readonly list: OrderList }) {
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
 * Takes over the list of the address if there is none yet. Otherwise returns it, for the visitor to decide.
 * `onCome` is called in both cases and must be stable.
 */
function useListFromLink(list: OrderList, onCome: () => void): ReadList | undefined {
  const hash = useSyncExternalStore(subscribeToHash, addressHash);
  const came = useMemo(() => listInHash(hash), [hash]);
  const isQuestion =
    came !== undefined &&
    came.list.size > 0 &&
    list.size > 0 &&
    orderText(came.list) !== orderText(list);
  useEffect(() => {
    if (!came) return;
    onCome();
    if (isQuestion) return;
    editOrder((mine) => came.list.forEach((copies, key) => mine.set(key, copies)), came.faults);
    removeHash();
  }, [came, isQuestion, onCome]);
  return isQuestion ? came : undefined;
}

const Place = styled.div`
  scroll-margin-top: ${theme.space[5]};

  &:focus {
    outline: 0;
    box-shadow: none;
  }
  > ${Page} {
    padding-top: ${theme.space[7]};
  }
`;

const Foot = styled(Bar)`
  ${surfaces.night}
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
