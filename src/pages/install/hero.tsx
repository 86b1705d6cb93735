import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button, ButtonRow } from '#ui/button/button.tsx';
import { TextLink } from '#ui/button/page-link.tsx';
import { PageBand } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { installCopy } from './install-copy.ts';

const { headline, lead, rule, look, print, install } = installCopy.hero;

export function Hero() {
  return (
    <Start data-surface="brand" data-ruled="bottom">
      <h1>{headline}</h1>
      <Lead>{lead}</Lead>
      <p className="rule">{rule}</p>
      <p className="look">
        <TextLink to={look.to}>{look.label}</TextLink>
      </p>
      <ButtonRow>
        <Button type="button" data-print="">
          {print}
        </Button>
        <InstallButton />
      </ButtonRow>
    </Start>
  );
}

/** Renders the button that enhance-install-button.ts shows; its space is reserved. */
function InstallButton() {
  return (
    <Offered
      type="button"
      data-enhance="install-button"
      data-trigger="start"
      data-offered={false}
      disabled
    >
      {install}
    </Offered>
  );
}

const Start = styled(PageBand)`
  h1 {
    max-width: 5.35em;
  }
  h1 + p {
    margin-top: 1.25rem;
  }
  .rule {
    max-width: none;
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[4]};
    border-top: ${theme.length.lineBold} dashed currentColor;
    font: 800 ${theme.text.h3} / 1.1 ${theme.font.display};
  }
  .look a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.length.tap};
  }
  ${media.print} {
    padding: 0;
    border: 0;

    h1 {
      max-width: none;
      font-size: 22pt;
    }
    h1 + p {
      max-width: none;
      margin: 4pt 0 0;
      font-size: 10pt;
    }
    .rule {
      margin: 4pt 0 0;
      padding-top: 4pt;
      font-size: 14pt;
    }
    .look,
    button {
      display: none;
    }
    div + div,
    div > div {
      margin: 0;
    }
  }
`;

const Offered = styled(Button)`
  &:where([data-offered='false']) {
    visibility: hidden;
  }
`;
