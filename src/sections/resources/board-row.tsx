import styled from 'styled-components';
import { resourcesCopy } from '#content/copy/resources.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const { label, links } = resourcesCopy.hero.row;
const { chalk, flag, lamp, print } = theme.color;

/** Four boards in a row, each leading to its own below. */
export function BoardRow() {
  return (
    <Row aria-label={label}>
      {links.map((link) => (
        <a key={link.hash} href={`#${link.hash}`}>
          {link.label}
        </a>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: ${theme.length.lineBold} solid ${theme.color.rule};

  a {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    min-height: 6rem;
    padding: 0.75rem;
    border: 0 solid ${print};
    border-right-width: ${theme.length.lineBold};
    background: ${lamp};
    font: 800 clamp(1.75rem, 1rem + 2vw, 3rem) / 0.9 ${theme.font.display};
    text-align: center;
    text-decoration: none;
    color: ${print};
  }
  a:nth-child(2) {
    background: ${flag};
  }
  a:nth-child(3) {
    background: ${chalk};
  }
  a:nth-child(2n) {
    border-right: 0;
  }
  a:nth-child(-n + 2) {
    border-bottom-width: ${theme.length.lineBold};
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 4px;
  }
  a:focus-visible {
    outline-color: ${print};
    outline-offset: -8px;
    box-shadow: none;
  }
  ${media.fromDesktop} {
    display: flex;

    a {
      min-height: 7.5rem;
      padding: 1rem clamp(1.25rem, 3vw, 3rem);
      border-bottom-width: 0;
    }
    a:nth-child(2) {
      border-right-width: ${theme.length.lineBold};
      border-right-style: solid;
    }
    a:nth-child(3) {
      background: ${lamp};
    }
    a:nth-child(4) {
      background: ${chalk};
    }
  }
  ${media.print} {
    display: none;
  }
`;
