import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { removeHash } from '#platform/page/address-hash.ts';
import { media } from '#theme/media.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import { mostCopies, type OrderList, type ReadList } from '../list/order-list.ts';
import { editOrder } from '../list/order-store.ts';

const { label, question, addition, replace, add, leave } = orderCopy.ask;

interface AskBarProps {
  readonly mine: OrderList;
  readonly offered: ReadList;
}

/** Asks whether a shared list replaces the visitor's own list or is added to it. */
export function MergePrompt({ mine: before, offered: { list, faults } }: AskBarProps) {
  const become = (next: (mine: OrderList) => OrderList) => () => {
    editOrder((mine) => {
      const after = next(new Map(mine));
      mine.clear();
      after.forEach((copies, key) => mine.set(key, copies));
    }, faults);
    removeHash();
  };
  return (
    <Ask aria-label={label}>
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
    both.set(key, Math.min((both.get(key) ?? 0) + copies, mostCopies));
  return both;
}

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
