import styled from 'styled-components';
import { installCopy } from '#content/copy/install.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/lead.tsx';
import { Page } from '#ui/layout/page.tsx';
import { GuideRow } from './guide-row.tsx';

const { heading, text, guides } = installCopy.devices;

export function Devices() {
  return (
    <Part>
      <Page>
        <h2>{heading}</h2>
        <Lead>{text}</Lead>
        <ul role="list">
          {guides.map((guide) => (
            <GuideRow key={guide.id} guide={guide} />
          ))}
        </ul>
      </Page>
    </Part>
  );
}

const Part = styled(Band)`
  ul {
    margin-top: ${theme.space[6]};
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  @media print {
    padding: 0;

    h2 {
      margin-top: 8pt;
      font-size: 14pt;
    }
    h2 + p {
      max-width: none;
      margin: 2pt 0 0;
      font-size: 9.5pt;
      line-height: 1.3;
    }
    ul {
      columns: 2;
      column-gap: 18pt;
      margin-top: 5pt;
    }
  }
`;
