import styled from 'styled-components';
import { booksCopy } from '#content/copy/books.ts';
import { siteCopy } from '#content/copy/site.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/band.tsx';
import { Grid } from '#ui/grid.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { Page } from '#ui/page.tsx';
import { Quote } from '#ui/quote.tsx';

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
