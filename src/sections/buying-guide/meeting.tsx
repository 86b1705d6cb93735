import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { siteCopy } from '#content/copy/site.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { Lead } from '#ui/lead.tsx';
import { Page } from '#ui/page.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const { heading, lead, button } = buyingGuideCopy.print;

export function Meeting() {
  return (
    <Band $ground="lamp">
      <Page>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
        <ButtonRow>
          <ButtonLink to={button.to} target="_blank" rel="noopener">
            {button.label}
            <VisuallyHidden> ({siteCopy.opensInNewTab})</VisuallyHidden>
          </ButtonLink>
        </ButtonRow>
      </Page>
    </Band>
  );
}
