import styled from 'styled-components';
import { homeCopy } from './home-copy.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { Quote } from '#ui/text/quote.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TeamSheet } from '#ui/picture/team-sheet.tsx';

const { kicker, heading, lead, text, quotes } = homeCopy.welcome;

export function Welcome() {
  return (
    <Band>
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <Opening>{lead}</Opening>
          <p>{text}</p>
        </div>
        <Quotes>
          {quotes.map((quote) => (
            <Quote key={quote.text} {...quote} sampleMark={siteCopy.sample} />
          ))}
        </Quotes>
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  ${columns('7fr 5fr', theme.space[7], theme.space[9])}
`;

const Opening = styled(Lead)`
  max-width: 29.8em;
  margin-top: ${theme.space[5]};
`;

const Quotes = styled.div`
  display: grid;
  align-content: start;
  gap: 2.5rem;
`;

export function WhoWeHelp() {
  const { kicker, heading, lead, button, items } = homeCopy.who;
  return (
    <Band>
      <WordsAndSheet>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
        </div>
        <TeamSheet lines={items} />
      </WordsAndSheet>
    </Band>
  );
}

const WordsAndSheet = styled(Page)`
  ${columns('5fr 7fr', theme.space[7])}

  h2 + p {
    margin: 1.25rem 0 ${theme.space[6]};
  }
`;
