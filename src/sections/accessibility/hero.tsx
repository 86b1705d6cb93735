import styled from 'styled-components';
import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { headline, lead, aim, version } = accessibilityCopy.hero;

export function Hero() {
  return (
    <Start $ground="pitch" $ruled="bottom">
      <Page>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
        <p className="aim">{aim}</p>
        <p>{version.value}</p>
      </Page>
    </Start>
  );
}

const Start = styled(Band)`
  h1 {
    max-width: 12ch;
  }
  h1 + p {
    margin-top: 1.25rem;
  }
  .aim {
    max-width: 24em;
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[4]};
    border-top: ${theme.length.lineBold} dashed currentColor;
    font: 800 ${theme.text.h3} / 1.1 ${theme.font.display};
  }
  .aim + p {
    margin-top: ${theme.space[4]};
  }
`;
