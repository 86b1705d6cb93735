import styled from 'styled-components';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import type { Order } from './kept-order.ts';
import { tellOrder, toolsId } from './order-list.ts';

const { label, noneTicked, kept, notKept } = buyingGuideCopy.tools;

/** How much is on the list, and whether it is kept. */
export function OrderTools({ order: { list, isKept } }: { readonly order: Order }) {
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
