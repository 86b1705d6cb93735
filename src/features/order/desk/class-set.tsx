import type { FormEvent } from 'react';
import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { numberField, parseCopies } from '../list/order-list.ts';
import type { EditableOrder } from '../list/use-order.ts';

const { all, setAll } = orderCopy.ticket;
const usualClass = 30;

/** One number for every title on the list. */
export function ClassSet({ edit }: Pick<EditableOrder, 'edit'>) {
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const copies = parseCopies(String(new FormData(event.currentTarget).get('copies')));
    if (copies) edit((list) => list.forEach((_, key) => list.set(key, copies)));
  };
  return (
    <Form onSubmit={take}>
      <label htmlFor="class-set">{all}</label>
      <input id="class-set" name="copies" {...numberField} defaultValue={usualClass} />
      <Button $second>{setAll}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 1rem;
  align-items: center;
  margin-top: 1.1rem;

  input {
    width: 5rem;
    min-height: 3.25rem;
    border: ${theme.length.lineBold} solid ${theme.color.rule};
    border-radius: ${theme.length.corner};
    background: none;
    font: 700 1.25rem/1 ${theme.font.reading};
    text-align: center;
  }
  @media print {
    display: none;
  }
`;
