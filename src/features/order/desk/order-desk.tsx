import { useCallback, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/page.tsx';
import type { EditableOrder } from '../list/use-order.ts';
import { AskBar } from './ask-bar.tsx';
import { FaultLines } from './fault-lines.tsx';
import { FootBar } from './foot-bar.tsx';
import { Ticket } from './ticket.tsx';
import { useListFromLink } from './use-list-from-link.ts';

/** What stands below the catalogue while there is a list: where it came from, and where it can go. */
export function OrderDesk({ order }: { readonly order: EditableOrder }) {
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, []);
  const offered = useListFromLink(order, show);
  const isEmpty = order.list.size === 0;
  return (
    <>
      {!isEmpty && <FootBar list={order.list} />}
      <Place ref={place} tabIndex={-1}>
        {offered && <AskBar order={order} offered={offered} />}
        <FaultLines faults={offered?.faults ?? order.faults} />
        {!isEmpty && (
          <Page>
            <Ticket order={order} />
          </Page>
        )}
      </Place>
    </>
  );
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
