import styled from 'styled-components';
import { buyingGuideSections } from '#content/book/guides.ts';
import { orderCount } from '#content/copy/parts/copies.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { toolsId } from '#features/order/list/order-list.ts';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Page, PageBand } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { buyingGuideCopy } from './buying-guide-copy.ts';
import { CatalogueTable } from './catalogue-table.tsx';

/** Renders three lists of 6, 5 and 3 books; enhance-catalogue.ts turns ticks into an order list. */
export function Catalogue() {
  return (
    <Frame data-enhance="order-catalogue" data-trigger="start">
      <OrderTools />
      {buyingGuideSections.map((section) => (
        <CatalogueTable key={section.id} section={section} />
      ))}
      <div data-order-panel="" />
    </Frame>
  );
}

/** Renders a link to the printable guide. */
export function PrintGuideLink() {
  const { heading, lead, button } = buyingGuideCopy.print;
  return (
    <PageBand data-surface="highlight">
      <h2>{heading}</h2>
      <Lead>{lead}</Lead>
      <ButtonRow>
        <ButtonLink to={button.to} target="_blank" rel="noopener">
          {button.label}
          <VisuallyHidden> ({siteCopy.opensInNewTab})</VisuallyHidden>
        </ButtonLink>
      </ButtonRow>
    </PageBand>
  );
}

const Frame = styled(Page)`
  padding-block: ${theme.space[7]} ${theme.length.band};

  /* Has no box, so that its bar is sticky for as long as the catalogue is in view. */
  [data-order-panel] {
    display: contents;
  }
`;

const { label, noneTicked, kept, notKept } = buyingGuideCopy.tools;

/** Renders the size of the list, and whether it is stored. */
function OrderTools() {
  return (
    <Bar id={toolsId} aria-label={label} tabIndex={-1}>
      <p className="count" role="status">
        {orderCount(0, 0)}
      </p>
      <p data-order-note="" data-kept={kept} data-not-kept={notKept} data-none={noneTicked}>
        {noneTicked}
      </p>
    </Bar>
  );
}

const Bar = styled.section`
  padding: 1.25rem 1.4rem;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.raised};

  p {
    margin: 0.35rem 0 0;
    font-size: ${theme.text.label};
    color: ${theme.color.textSoft};
  }
  .count {
    margin: 0;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
    color: inherit;
  }
  ${unscripted} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
