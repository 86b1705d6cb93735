import styled from 'styled-components';
import { booksCopy } from './books-copy.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Grid, PageBand } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { TextLink } from '#ui/button/page-link.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { Quote } from '#ui/text/quote.tsx';

const { kicker, heading, items } = booksCopy.guides;

export function Guides() {
  return (
    <PageBand data-surface="night">
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Rows role="list">
        {items.map(({ link, text, ...item }) => (
          <li key={link.label}>
            {'newTab' in item ? (
              <TextLink to={link.to} target="_blank">
                {link.label} <VisuallyHidden>({siteCopy.opensInNewTab})</VisuallyHidden>
              </TextLink>
            ) : (
              <TextLink to={link.to}>{link.label}</TextLink>
            )}
            <p>{text}</p>
          </li>
        ))}
      </Rows>
    </PageBand>
  );
}

const Rows = styled.ul`
  margin-top: ${theme.space[6]};
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    display: grid;
    column-gap: ${theme.space[6]};
    align-items: baseline;
    padding: 0.8rem 0 1.4rem;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  a {
    justify-self: start;
    padding-block: 0.6rem;
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
  }
  ${media.fromDesktop} {
    li {
      grid-template-columns: 5fr 7fr;
    }
  }
`;

export function Voices() {
  const { kicker, heading, quotes } = booksCopy.voices;
  return (
    <PageBand>
      <Kicker>{kicker}</Kicker>
      <Heading>{heading}</Heading>
      <Grid data-columns={3} role="list">
        {quotes.map((quote) => (
          <li key={quote.text}>
            <Quote {...quote} sampleMark={siteCopy.sample} />
          </li>
        ))}
      </Grid>
    </PageBand>
  );
}

const Heading = styled.h2`
  margin-bottom: ${theme.space[7]};
`;
