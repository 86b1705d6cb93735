import { useState } from 'react';
import styled from 'styled-components';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { theme } from '#theme/theme.ts';
import { mostCopies, numberField, parseCopies } from './order-list.ts';

const { copiesOf, fewer, more } = buyingGuideCopy.copies;

interface CopiesFieldProps {
  /** The book's title. */
  readonly of: string;
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
}

/** A number between its minus and plus. What is no number stays in the field, and out of the list. */
export function CopiesField({ of, copies, onCopies }: CopiesFieldProps) {
  const [wrong, setWrong] = useState({ text: '', beside: 0 });
  const take = (text: string) => {
    const read = parseCopies(text);
    setWrong({ text, beside: read ? 0 : copies });
    if (read) onCopies(read);
  };
  return (
    <Frame className="qty">
      <button
        type="button"
        aria-label={fewer(of)}
        onClick={() => take(`${Math.max(copies - 1, 1)}`)}
      >
        −
      </button>
      <input
        {...numberField}
        aria-label={copiesOf(of)}
        value={wrong.beside === copies ? wrong.text : copies}
        onChange={({ target }) => take(target.value)}
      />
      <button
        type="button"
        aria-label={more(of)}
        onClick={() => take(`${Math.min(copies + 1, mostCopies)}`)}
      >
        +
      </button>
      <small>{numberField.title}</small>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-grid;
  /* Large text makes the number larger, and not the row wider than the window. */
  grid-template-columns: min(2.75rem, 44px) min(4rem, max(6vw, 64px)) min(2.75rem, 44px);
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  border-radius: ${theme.length.corner};
  background: ${theme.color.sheet};

  button {
    min-height: ${theme.length.tap};
    padding: 0;
    border: 0;
    background: none;
    font: 700 1.5rem/1 ${theme.font.reading};
    cursor: pointer;
  }
  input {
    width: 100%;
    min-width: 0;
    border: solid ${theme.color.rule};
    border-width: 0 ${theme.length.line};
    background: none;
    font: 700 1.25rem/1 ${theme.font.reading};
    text-align: center;
  }
  small {
    display: none;
    grid-column: 1/-1;
    padding: 0.25rem 0.4rem;
    border-top: ${theme.length.line} solid ${theme.color.rule};
    font-weight: 700;
    color: ${theme.color.flagText};
  }
  input:invalid ~ small {
    display: block;
  }
`;
