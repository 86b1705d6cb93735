import styled from 'styled-components';
import { booksCopy } from '#content/copy/books.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { theme } from '#theme/theme.ts';
import { Band, Grid, Page } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Quote } from '#ui/text/quote.tsx';

const { kicker, heading, quotes } = booksCopy.voices;

export function Voices() {
  return (
    <Band>
      <Page>
        <Kicker>{kicker}</Kicker>
        <Heading>{heading}</Heading>
        <Grid $columns={3} role="list">
          {quotes.map((quote) => (
            <li key={quote.text}>
              <Quote {...quote} sampleMark={siteCopy.sample} />
            </li>
          ))}
        </Grid>
      </Page>
    </Band>
  );
}

const Heading = styled.h2`
  margin-bottom: ${theme.space[7]};
`;
