import styled from 'styled-components';
import { homeCopy } from './home-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { heading, items } = homeCopy.partners;

export function Partners() {
  return (
    <PageBand data-joined>
      <Heading as="h2">{heading}</Heading>
      <PartnersRow />
    </PageBand>
  );
}

/** Renders partners by name, because we have no right to their logos. */
function PartnersRow() {
  return (
    <Row role="list">
      {items.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </Row>
  );
}

const Heading = styled(Kicker)`
  font-family: ${theme.font.reading};
`;

const Row = styled.ul`
  border: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    display: grid;
    flex: 1 1 16rem;
    gap: ${theme.space[2]};
    align-content: center;
    min-height: 7rem;
    padding: 1.2rem;
    border-top: ${theme.length.line} solid ${theme.color.border};
    text-align: center;
  }
  li:first-child {
    border-top: 0;
  }
  b {
    font: 800 1.6rem/1 ${theme.font.display};
  }
  span {
    font-size: ${theme.text.label};
    line-height: 1.4;
  }
  ${media.fromTablet} {
    display: flex;

    li {
      border-top: 0;
      border-left: ${theme.length.line} solid ${theme.color.border};
    }
    li:first-child {
      border-left: 0;
    }
  }
`;
