import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

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
