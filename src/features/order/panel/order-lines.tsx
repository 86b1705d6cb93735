import type { FormEvent } from 'react';
import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { copyCount } from '#content/copy/parts/copies.ts';
import { pendingMark } from '#content/owner-value.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { PendingMark } from '#ui/text/pending-mark.tsx';
import {
  booksOn,
  numberField,
  type OrderList,
  parseCopies,
  summaryId,
  toolsId,
} from '../list/order-list.ts';
import { editOrder } from '../list/order-store.ts';

const { drop: dropLabel, isbnPending, all, setAll } = orderCopy.summary;
const usualClass = 30;

export function OrderLines({ list }: { readonly list: OrderList }) {
  const drop = (key: string) => {
    editOrder((mine) => mine.delete(key));
    // The last title takes the whole summary with it.
    document.getElementById(list.size > 1 ? summaryId : toolsId)?.focus();
  };
  return (
    <Lines role="list" aria-labelledby={summaryId}>
      {booksOn(list).map(({ key, title, isbn }) => (
        <li key={key}>
          <b {...pendingMark(title)}>{title.value}</b>
          {isbn.state === 'pending' ? (
            <PendingMark {...pendingMark(isbn)}>{isbnPending}</PendingMark>
          ) : (
            <code>{isbn.value}</code>
          )}
          <span className="n">{copyCount(list.get(key) ?? 0)}</span>
          <button type="button" aria-label={dropLabel(title.value)} onClick={() => drop(key)}>
            ✕
          </button>
        </li>
      ))}
    </Lines>
  );
}

/** Renders a form that sets one number of copies for every title. */
export function ClassSet() {
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const copies = parseCopies(String(new FormData(event.currentTarget).get('copies')));
    if (copies) editOrder((list) => list.forEach((_, key) => list.set(key, copies)));
  };
  return (
    <Form onSubmit={take}>
      <label htmlFor="class-set">{all}</label>
      <input id="class-set" name="copies" {...numberField} defaultValue={usualClass} />
      <Button data-second>{setAll}</Button>
    </Form>
  );
}

const Lines = styled.ul`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    gap: 0.35rem ${theme.space[3]};
    align-items: center;
    padding: 0.35rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    font-size: 1.125rem;
    line-height: 1.3;
  }
  b {
    font: 800 ${theme.text.h4} / 1.05 ${theme.font.display};
  }
  code {
    font: 700 1.125rem/1.3 ${theme.font.reading};
    letter-spacing: 0.02em;
  }
  .n {
    grid-row: 1;
    grid-column: 1;
    font-weight: 700;
  }
  b {
    grid-row: 1;
    grid-column: 2;
  }
  b + * {
    grid-column: 2;
    justify-self: start;
  }
  button {
    grid-row: 1;
    grid-column: 3;
    width: ${theme.length.tap};
    min-height: ${theme.length.tap};
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  ${media.smallest} {
    li {
      display: flex;
      flex-flow: column;
      align-items: flex-start;
      overflow-wrap: anywhere;
    }
  }
  ${media.fromTablet} {
    li {
      grid-template-columns: 6rem minmax(0, 1fr) auto ${theme.length.tap};
    }
    b + * {
      grid-row: 1;
      grid-column: 3;
    }
    button {
      grid-column: 4;
    }
  }
  ${media.print} {
    button {
      display: none;
    }
  }
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem ${theme.space[4]};
  align-items: center;
  margin-top: 1.1rem;

  input {
    width: 5rem;
    min-height: 3.25rem;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: ${theme.length.corner};
    background: none;
    font: 700 1.25rem/1 ${theme.font.reading};
    text-align: center;
  }
  ${media.print} {
    display: none;
  }
`;
