import styled from 'styled-components';
import { buyingGuideSections } from '#content/book/guides.ts';
import { OrderTools } from '#features/buying-guide/order-tools.tsx';
import { useTickedBooks } from '#features/buying-guide/use-ticked-books.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/page.tsx';
import { LeagueTable } from './league-table.tsx';

const all = buyingGuideSections.flatMap((section) => section.books.map(({ book }) => book));

/** Three lists of 6, 5 and 3 books, and what can be done with the ticked ones. */
export function Catalogue() {
  const ticked = useTickedBooks(all);
  return (
    <Frame>
      <OrderTools books={ticked.books} total={all.length} />
      {buyingGuideSections.map((section) => (
        <LeagueTable key={section.id} section={section} ticked={ticked} />
      ))}
    </Frame>
  );
}

const Frame = styled(Page)`
  padding-block: ${theme.space[7]} ${theme.length.band};
`;
