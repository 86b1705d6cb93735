import styled from 'styled-components';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { kicker, heading, items } = grassrootsCopy.partners;

export function Partners() {
  return (
    <Band $ground="kraft" $ruled="top">
      <Page>
        <Kicker>{kicker}</Kicker>
        <h2>{heading}</h2>
        <List role="list">
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Page>
    </Band>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  margin-top: ${theme.space[5]};

  li {
    padding-top: 1.25rem;
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  h3 {
    margin-bottom: 0.5rem;
  }
  ${media.fromDesktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
