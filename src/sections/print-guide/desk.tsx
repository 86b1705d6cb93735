import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { printGuideSections } from '#content/book/guides.ts';
import { printGuideCopy } from '#content/copy/print-guide.ts';
import { companyLegal, siteValues } from '#content/site.ts';
import { mayHoldList, restoreOrder } from '#features/order/list/kept-order.ts';
import type { OrderPaperProps } from '#features/order/paper/order-paper.tsx';
import { PrintButton } from '#features/print/print-button.tsx';
import { letterPaper } from '#theme/letter-paper.ts';
import { theme } from '#theme/theme.ts';
import { GuidePart } from './guide-part.tsx';
import { LetterHead } from './letter-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { Sheet } from './sheet.tsx';

const { heading, text, button } = printGuideCopy.bar;

const { floor, street, city, postcode } = siteValues.postalAddress.value;

/** The guide as a sheet of paper on a desk; on paper, only the sheet. US Letter, portrait. */
export function Desk() {
  useEffect(layLetterPaper, []);
  const paper = useOrderPaper(
    <>
      <div className="bar">
        <p>
          <b>{heading}</b> {text}
        </p>
        <PrintButton>{button}</PrintButton>
      </div>
      <Letter />
    </>,
  );
  return <Ground>{paper}</Ground>;
}

/** The guide, or a list in its place, whose code comes where there may be one. */
function useOrderPaper(guide: ReactNode): ReactNode {
  const [Paper, setPaper] = useState<ComponentType<OrderPaperProps>>();
  useEffect(() => {
    const look = () => {
      if (!mayHoldList()) return;
      import('#features/order/order-parts.ts').then(
        ({ OrderPaper }) => setPaper(() => OrderPaper),
        // Then the whole guide is printed.
        () => undefined,
      );
    };
    look();
    void restoreOrder().then(look);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return Paper ? <Paper guide={guide} sheet={Sheet} /> : guide;
}

/** The whole guide (specification, section 9). */
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

/**
 * Letter paper for as long as its page is there: others are printed as the printer has it. The built
 * file of that page brings the style along.
 */
function layLetterPaper(): () => void {
  const style =
    document.querySelector<HTMLStyleElement>('style[data-paper]') ??
    document.head.appendChild(document.createElement('style'));
  if (style.sheet?.cssRules.length === 0) style.sheet.insertRule(letterPaper);
  return () => style.remove();
}

const Ground = styled.div`
  padding-block: ${theme.space[7]} ${theme.length.band};
  background: ${theme.color.kraft};

  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2rem;
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
  @media (min-width: 60rem) {
    .bar {
      padding-inline: 0;
    }
  }
  @media print {
    padding: 0;
    background: none;

    .bar {
      display: none;
    }
  }
`;
