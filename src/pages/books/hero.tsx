import styled from 'styled-components';
import { booksCopy } from './books-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { visuallyHidden } from '#ui/text/visually-hidden.tsx';
import { Shelf } from './shelf.tsx';

const { kicker, headline, lead, button, shelves } = booksCopy.hero;

export function Hero() {
  return (
    <Frame>
      <Page>
        <div className="top">
          <div>
            <Kicker>{kicker}</Kicker>
            <h1>{headline}</h1>
            <Lead>{lead}</Lead>
            <ButtonRow>
              <ButtonLink to={button.to}>{button.label}</ButtonLink>
            </ButtonRow>
          </div>
          <Novels>
            <Shelf {...shelves.novels} isFirst />
          </Novels>
        </div>
        <Rest>
          <Shelf {...shelves.rest} />
        </Rest>
      </Page>
    </Frame>
  );
}

const Frame = styled.section`
  ${surfaces.brand}
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};

  > div {
    padding-block: ${theme.space[7]} ${theme.space[8]};
  }
  h1 {
    max-width: 4em;
  }
  h1 + p {
    max-width: 20.7em;
    margin-top: ${theme.space[5]};
  }
  .top {
    grid-template-columns: minmax(0, 1fr);
    align-items: end;
    ${columns('5fr 7fr', theme.space[7])}
  }
`;

const Novels = styled.div`
  > ul {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li > * {
    padding-inline: clamp(0.35rem, 1.4vw, 1.1rem);
  }
  span {
    font: 800 ${theme.text.h4} / 1 ${theme.font.display};
  }
  li:nth-child(odd) img {
    width: 92%;
  }
`;

const Rest = styled.div`
  margin-top: ${theme.space[7]};

  > ul {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    row-gap: ${theme.space[5]};
  }
  ${media.belowTablet} {
    span {
      ${visuallyHidden}
    }
  }
  ${media.fromDesktop} {
    > ul {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
  }
`;
