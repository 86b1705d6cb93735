import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

interface TeamSheetProps {
  readonly lines: readonly {
    readonly no: number;
    readonly name: string;
    readonly text: ReactNode;
  }[];
}

/** Renders a list with shirt numbers. */
export function TeamSheet({ lines }: TeamSheetProps) {
  return (
    // WebKit drops the role of a list without bullets.
    <Sheet role="list">
      {lines.map((line) => (
        <li key={line.no}>
          <b aria-hidden="true">{line.no}</b>
          <div>
            <h3>{line.name}</h3>
            <p>{line.text}</p>
          </div>
        </li>
      ))}
    </Sheet>
  );
}

const Sheet = styled.ul`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0 ${theme.space[5]};
    align-items: baseline;
    padding: 1.1rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    break-inside: avoid;
  }
  b {
    font: 800 3.25rem/0.8 ${theme.font.display};
    text-align: right;
    color: ${theme.color.accentText};
  }
  h3 {
    margin-bottom: ${theme.space[1]};
    font-size: ${theme.text.h4};
    letter-spacing: 0.01em;
  }
`;
