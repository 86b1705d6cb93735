import styled from 'styled-components';
import { books } from '#content/book/books.ts';
import { orderCopy } from '#content/copy/order.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import type { ListError } from '../list/order-list.ts';

const { label, unknown, unreadable, copies, doubled, total } = orderCopy.faults;

/** Lists what could not be read, one sentence per kind of error. */
export function ListErrors({ faults }: { readonly faults: readonly ListError[] }) {
  const lines = errorSentences(faults);
  return (
    <Messages role="status" aria-label={label}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Messages>
  );
}

export function errorSentences(faults: readonly ListError[]): readonly string[] {
  const unknowns = faults.filter(({ kind }) => kind === 'unknown').length;
  const named = (kind: ListError['kind'], sentence: (names: readonly string[]) => string) => {
    const keys = faults.flatMap((fault) =>
      'key' in fault && fault.kind === kind ? fault.key : [],
    );
    const about = books.filter(({ key }) => keys.includes(key));
    return about.length > 0 ? [sentence(about.map(({ title }) => title.value))] : [];
  };
  return [
    ...(unknowns > 0 ? [unknown(unknowns)] : []),
    ...named('copies', copies),
    ...named('doubled', doubled),
    ...(faults.some(({ kind }) => kind === 'unreadable') ? [unreadable] : []),
    ...faults.flatMap((fault) => (fault.kind === 'total' ? total(fault.meant, fault.found) : [])),
  ];
}

const Messages = styled(Page)`
  p {
    margin: ${theme.space[5]} 0 0;
    padding-left: 0.9rem;
    border-left: 0.4rem solid ${theme.color.accent};
  }
`;
