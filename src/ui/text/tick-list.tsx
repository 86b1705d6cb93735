import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export function TickList({ items }: { readonly items: readonly string[] }) {
  return (
    <List role="list">
      {items.map((item) => (
        <li key={item}>
          <svg viewBox="0 0 32 28" width="32" height="28" aria-hidden="true">
            <path d="M3 14l9 9L29 4" fill="none" stroke="currentColor" strokeWidth="5" />
          </svg>
          {item}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: 0 0.9rem;
    max-width: 36rem;
    padding: 0.85rem 0;
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  li:last-child {
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  svg {
    width: 1.9rem;
    height: 1.65rem;
    margin-top: 0.15em;
    color: ${theme.color.brandText};
  }
`;
