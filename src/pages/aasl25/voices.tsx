import styled from 'styled-components';
import { aasl25Copy } from './aasl25-copy.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page, PageBand } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Quote } from '#ui/text/quote.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

const { kicker, heading, quotes } = aasl25Copy.voices;

export function Voices() {
  return (
    <PageBand data-surface="brand">
      <Kicker>{kicker}</Kicker>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <Stand>
        {quotes.map((quote) => (
          <Quote key={quote.text} {...quote} sampleMark={siteCopy.sample} />
        ))}
      </Stand>
    </PageBand>
  );
}

/** The first quote is larger than the others. */
const Stand = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[8]};
  margin-top: ${theme.space[7]};

  figure {
    border-color: ${theme.color.highlight};
  }
  figure:first-child p {
    max-width: 10.7em;
    font: 800 ${theme.text.h3} / 1.05 ${theme.font.display};
  }
  ${media.fromDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    figure:first-child {
      grid-column: 1/-1;
    }
    figure:first-child p {
      font-size: clamp(2.4rem, 1rem + 3.4vw, 4rem);
    }
  }
`;

/** Renders the page's own footer line above the site's footer. */
export function Credit() {
  return (
    <Line>
      <Page>
        <p>{aasl25Copy.credit}</p>
      </Page>
    </Line>
  );
}

const Line = styled.div`
  padding-block: ${theme.space[5]};
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  p {
    max-width: 51.8em;
    font-size: ${theme.text.label};
  }
`;
