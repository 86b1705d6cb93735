import styled from 'styled-components';
import { homeCopy } from './home-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { media } from '#theme/media.ts';

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
  ${surfaces.night}

  ul {
    display: grid;
  }
  li {
    padding: 1.6rem 0;
    border: 0 solid currentColor;
    border-top-width: ${theme.length.line};
  }
  li:first-child {
    border-top-width: 0;
  }
  b {
    display: block;
    margin-bottom: 0.3rem;
    font: 800 2.75rem/0.9 ${theme.font.display};
    color: ${theme.color.accentText};
  }
  ${media.fromTablet} {
    ul {
      grid-template-columns: 1fr 1fr;
    }
    li {
      padding-right: ${theme.space[5]};
    }
    li:nth-child(2) {
      border-top-width: 0;
    }
    li:nth-child(even) {
      padding-left: ${theme.space[5]};
      border-left-width: ${theme.length.line};
    }
  }
  ${media.fromDesktop} {
    ul {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    }
    li + li {
      padding-left: ${theme.space[5]};
      border-width: 0 0 0 ${theme.length.line};
    }
  }
`;

const surfaceOf = { play: 'highlight', read: 'brand', relate: 'accent' } as const;

/** Renders the three parts of the method as full-width blocks. */
export function PlayReadRelate() {
  const { label, items } = homeCopy.blocks;
  return (
    <Blocks aria-label={label}>
      {items.map(({ id, heading, text, picture }) => (
        <Block key={id} data-surface={surfaceOf[id]}>
          <img {...picture} loading="lazy" />
          <h2>{heading}</h2>
          <p>{text}</p>
        </Block>
      ))}
    </Blocks>
  );
}

const Blocks = styled.section`
  display: grid;

  ${media.fromDesktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Block = styled.div`
  padding: 0 ${theme.length.gutter} ${theme.space[7]};
  border-bottom: ${theme.length.lineBold} solid ${theme.color.dark};

  img {
    width: calc(100% + 2 * ${theme.length.gutter});
    max-width: none;
    margin: 0 calc(-1 * ${theme.length.gutter}) 1.75rem;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.dark};
  }
  h2 {
    font-size: clamp(3.5rem, 2.4rem + 4vw, 6rem);
  }
  p {
    max-width: 19.4em;
    margin-top: ${theme.space[4]};
  }
  ${media.fromDesktop} {
    border-right: ${theme.length.lineBold} solid ${theme.color.dark};

    &:last-child {
      border-right: 0;
    }
  }
`;
