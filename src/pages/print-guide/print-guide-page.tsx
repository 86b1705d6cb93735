import styled from 'styled-components';
import { printGuideSections } from '#content/book/guides.ts';
import { companyLegal, siteValues } from '#content/site.ts';
import { Sheet } from '#features/order/print/sheet.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { GuidePart } from './guide-part.tsx';
import { LetterHead } from './letter-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { printGuideCopy } from './print-guide-copy.ts';

const { heading, text, button } = printGuideCopy.bar;

const { floor, street, city, postcode } = siteValues.postalAddress.value;

/**
 * Renders the guide as a sheet of US Letter paper on a tinted background; only the sheet prints.
 * enhance-print-guide.ts replaces the guide with an order list, if there is one.
 */
export function PrintGuidePage() {
  return (
    <Surface data-enhance="order-sheet" data-trigger="start">
      <div data-order-sheet="" />
      <div data-guide="">
        <div className="bar">
          <p>
            <b>{heading}</b> {text}
          </p>
          <Button type="button" data-print="">
            {button}
          </Button>
        </div>
        <Letter />
      </div>
    </Surface>
  );
}

/** Renders the whole guide (specification, section 9). */
function Letter() {
  return (
    <Sheet>
      <LetterHead />
      {printGuideSections.map((section) => (
        <GuidePart key={section.id} section={section} />
      ))}
      <OrderLines />
      <p className="credit">
        {companyLegal}, {floor}, {street}, {city} {postcode}. {printGuideCopy.credit.text}
      </p>
    </Sheet>
  );
}

const Surface = styled.div`
  padding-block: ${theme.space[7]} ${theme.length.band};
  background: ${theme.color.muted};

  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[6]};
    align-items: center;
    justify-content: space-between;
    max-width: 8.5in;
    margin: 0 auto ${theme.space[6]};
    padding-inline: ${theme.length.gutter};
  }
  .bar p {
    max-width: 23.3em;
    margin: 0;
  }
  /* The sheet has space around it (features/order/print/sheet.tsx). */
  @media (min-width: 60rem) {
    .bar {
      padding-inline: 0;
    }
  }
  ${media.print} {
    padding: 0;
    background: none;

    .bar {
      display: none;
    }
  }
`;
