import styled from 'styled-components';
import { grounds } from '#theme/grounds.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { FigureText } from './figure-text.tsx';

interface ScoreProps {
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
}

/** One figure as large as it goes, or three beside each other. */
export function Score({ figures }: ScoreProps) {
  return (
    <Board role="list" $isRow={figures.length > 1}>
      {figures.map(({ figure, text }) => (
        <li key={figure}>
          <b>
            <FigureText figure={figure} />
          </b>{' '}
          <span>{text}</span>
        </li>
      ))}
    </Board>
  );
}

const Board = styled.ul<{ readonly $isRow: boolean }>`
  ${grounds.night}
  display: grid;
  border: ${theme.length.lineBold} solid ${theme.color.rule};

  li {
    padding: 1.75rem clamp(1.25rem, 3vw, 2.5rem) 1.6rem;
  }
  li + li {
    border-top: ${theme.length.line} solid ${theme.color.rule};
  }
  b {
    display: block;
    margin-bottom: 1rem;
    font: 800
      ${({ $isRow }) => ($isRow ? 'clamp(4rem,3rem + 2.4vw,5.75rem)' : 'clamp(4.5rem,2rem + 10vw,11rem)')} /
      0.8 ${theme.font.display};
    color: ${theme.color.flagText};
    white-space: nowrap;
  }
  small {
    font-size: 0.36em;
  }
  span {
    display: block;
    max-width: 17.1em;
    font-size: ${theme.text.lead};
    font-weight: 700;
    line-height: 1.25;
  }
  ${({ $isRow }) =>
    $isRow &&
    `${media.fromTablet}{grid-template-columns:repeat(auto-fit,minmax(min(11rem,100%),1fr));
    li + li{border-top:0;border-left:${theme.length.line} solid ${theme.color.rule};}
    span{font-size:${theme.text.body};}}`}
`;
