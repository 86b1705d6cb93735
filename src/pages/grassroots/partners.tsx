import styled from 'styled-components';
import { grassrootsCopy } from './grassroots-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Band, PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { SplitPage } from '#ui/layout/split-page.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { TickList } from '#ui/text/tick-list.tsx';

export function Partners() {
  const { kicker, heading, items } = grassrootsCopy.partners;
  return (
    <PageBand data-surface="muted" data-ruled="top">
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
    </PageBand>
  );
}

export function GetInvolved() {
  const { heading, lead, benefits, button, papers } = grassrootsCopy.involved;
  return (
    <Involved data-surface="brand">
      <SplitPage>
        <div>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
          <ButtonRow>
            <ButtonLink to={button.to}>{button.label}</ButtonLink>
            <ButtonLink to={papers.to} data-second>
              {papers.label}
            </ButtonLink>
          </ButtonRow>
        </div>
        <TickList items={benefits} />
      </SplitPage>
    </Involved>
  );
}

const List = styled.ul`
  margin-top: ${theme.space[5]};
  ${columns('1fr 1fr', `${theme.space[6]} ${theme.space[8]}`)}

  li {
    padding-top: 1.25rem;
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  h3 {
    margin-bottom: ${theme.space[2]};
  }
`;

const Involved = styled(Band)`
  h2 {
    font-size: ${theme.text.h1};
  }
  li {
    max-width: none;
    font-weight: 700;
  }
  li svg {
    color: ${theme.color.highlight};
  }
  ${media.print} {
    li svg {
      color: inherit;
    }
  }
`;
