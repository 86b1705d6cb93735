import styled from 'styled-components';
import { books } from '#content/book/books.ts';
import { orderCopy } from '#content/copy/order.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import type { ListError } from '../list/order-list.ts';

const { label, unknown, unreadable, copies, doubled, total } = orderCopy.errors;

/** Lists what could not be read, one sentence per kind of error. */
export function ListErrors({ errors }: { readonly errors: readonly ListError[] }) {
  const lines = errorSentences(errors);
  return (
    <Messages role="status" aria-label={label}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Messages>
  );
}

export function errorSentences(errors: readonly ListError[]): readonly string[] {
  const unknowns = errors.filter(({ kind }) => kind === 'unknown').length;
  const named = (kind: ListError['kind'], sentence: (names: readonly string[]) => string) => {
    const keys = errors.flatMap((error) =>
      'key' in error && error.kind === kind ? error.key : [],
    );
    const about = books.filter(({ key }) => keys.includes(key));
    return about.length > 0 ? [sentence(about.map(({ title }) => title.value))] : [];
  };
  return [
    ...(unknowns > 0 ? [unknown(unknowns)] : []),
    ...named('copies', copies),
    ...named('doubled', doubled),
    ...(errors.some(({ kind }) => kind === 'unreadable') ? [unreadable] : []),
    ...errors.flatMap((error) => (error.kind === 'total' ? total(error.meant, error.found) : [])),
  ];
}

const Messages = styled(Page)`
  p {
    margin: ${theme.space[5]} 0 0;
    padding-left: 0.9rem;
    border-left: 0.4rem solid ${theme.color.accent};
  }
`;
