import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { buyingGuideSections } from '#content/book/guides.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import type { Order } from '#features/order/list/kept-order.ts';
import { tellOrder, toolsId } from '#features/order/list/order-list.ts';
import { useOrder, type EditableOrder } from '#features/order/list/use-order.ts';
import { unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { LeagueTable } from './league-table.tsx';

/** Three lists of 6, 5 and 3 books, and what is made of the ticked ones. */
export function Catalogue() {
  const order = useOrder();
  const desk = useOrderDesk(order);
  return (
    <Frame>
      <OrderTools order={order} />
      {buyingGuideSections.map((section) => (
        <LeagueTable key={section.id} section={section} order={order} />
      ))}
      {desk}
    </Frame>
  );
}

interface DeskProps {
  readonly order: EditableOrder;
}

/** What a list can be made into; its code comes when there is something to be made. */
function useOrderDesk(order: EditableOrder): ReactNode {
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>();
  const { list, faults } = order;
  useEffect(() => {
    if (Desk || (list.size + faults.length === 0 && !location.hash)) return;
    import('#features/order/order-parts.ts').then(
      ({ OrderDesk }) => setDesk(() => OrderDesk),
      // The list itself is kept; the next change asks again.
      () => undefined,
    );
  }, [Desk, list, faults]);
  return Desk && <Desk order={order} />;
}

/** The same lists on paper. */
export function Meeting() {
  const { heading, lead, button } = buyingGuideCopy.print;
  return (
    <Band data-ground="lamp">
      <Page>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
        <ButtonRow>
          <ButtonLink to={button.to} target="_blank" rel="noopener">
            {button.label}
            <VisuallyHidden> ({siteCopy.opensInNewTab})</VisuallyHidden>
          </ButtonLink>
        </ButtonRow>
      </Page>
    </Band>
  );
}

const Frame = styled(Page)`
  padding-block: ${theme.space[7]} ${theme.length.band};
`;

const { label, noneTicked, kept, notKept } = buyingGuideCopy.tools;

/** How much is on the list, and whether it is kept. */
function OrderTools({ order: { list, isKept } }: { readonly order: Order }) {
  return (
    <Bar id={toolsId} aria-label={label} tabIndex={-1}>
      <p className="count" role="status">
        {tellOrder(list)}
      </p>
      <p>{isKept ? (list.size > 0 ? kept : noneTicked) : notKept}</p>
    </Bar>
  );
}

const Bar = styled.section`
  padding: 1.25rem 1.4rem;
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  background: ${theme.color.sheet};

  p {
    margin: 0.35rem 0 0;
    font-size: ${theme.text.label};
    color: ${theme.color.inkSoft};
  }
  .count {
    margin: 0;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
    color: inherit;
  }
  ${unscripted} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
