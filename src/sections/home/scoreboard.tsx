import styled from 'styled-components';
import { homeCopy } from '#content/copy/home.ts';
import { grounds } from '#theme/grounds.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';

const { label, figures } = homeCopy.scoreboard;

export function Scoreboard() {
  return (
    <Board aria-label={label}>
      <Page>
        <ul role="list">
          {figures.map(({ figure, text }) => (
            <li key={figure}>
              <b>{figure}</b>
              {text}
            </li>
          ))}
        </ul>
      </Page>
    </Board>
  );
}

const Board = styled.section`
  ${grounds.night}

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  }
  li {
    padding: 1.6rem 1.5rem;
    border-left: ${theme.length.line} solid currentColor;
  }
  li:first-child {
    padding-left: 0;
    border-left: 0;
  }
  b {
    display: block;
    margin-bottom: 0.3rem;
    font: 800 2.75rem/0.9 ${theme.font.display};
    color: ${theme.color.flagText};
  }
  @media (max-width: 62rem) {
    li {
      padding-left: 0;
      border-top: ${theme.length.line} solid currentColor;
      border-left: 0;
    }
    li:first-child {
      border-top: 0;
    }
  }
`;
