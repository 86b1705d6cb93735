import styled from 'styled-components';
import { copiesCopy } from '#content/copy/parts/copies.ts';
import { theme } from '#theme/theme.ts';
import { numberField } from './order-list.ts';

const { copiesOf, fewer, more } = copiesCopy;

/** Renders a book's number field with a minus and a plus button (enhance-catalogue.ts). */
export function CopiesField({ title }: { readonly title: string }) {
  return (
    <Frame className="copies-field">
      <button type="button" data-step={-1} aria-label={fewer(title)}>
        −
      </button>
      <input {...numberField} aria-label={copiesOf(title)} defaultValue={1} />
      <button type="button" data-step={1} aria-label={more(title)}>
        +
      </button>
      <small>{numberField.title}</small>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-grid;
  /* Limits in pixels keep the row inside the window when the visitor enlarges the text. */
  grid-template-columns: min(2.75rem, 44px) min(4rem, max(6vw, 64px)) min(2.75rem, 44px);
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};

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
    border: solid ${theme.color.border};
    border-width: 0 ${theme.length.line};
    background: none;
    font: 700 1.25rem/1 ${theme.font.reading};
    text-align: center;
  }
  small {
    display: none;
    grid-column: 1/-1;
    padding: ${theme.space[1]} 0.4rem;
    border-top: ${theme.length.line} solid ${theme.color.border};
    font-weight: 700;
    color: ${theme.color.accentText};
  }
  input:invalid ~ small {
    display: block;
  }
`;
