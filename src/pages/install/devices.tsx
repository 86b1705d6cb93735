import styled from 'styled-components';
import { installCopy, type InstallGuide } from './install-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Lead } from '#ui/text/kicker.tsx';

const { heading, text, guides } = installCopy.devices;

export function Devices() {
  return (
    <Part>
      <h2>{heading}</h2>
      <Lead>{text}</Lead>
      <ul role="list">
        {guides.map((guide) => (
          <GuideRow key={guide.id} guide={guide} />
        ))}
      </ul>
    </Part>
  );
}

function GuideRow({ guide }: { readonly guide: InstallGuide }) {
  return (
    <Row>
      <h3>
        {guide.device} <small>{guide.browser}</small>
      </h3>
      <div>
        <ol role="list">
          {guide.steps.map((step, index) => (
            <li key={step}>
              <b aria-hidden="true">{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
        <p>{guide.note}</p>
      </div>
    </Row>
  );
}

const Part = styled(PageBand)`
  ul {
    margin-top: ${theme.space[6]};
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  ${media.print} {
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

const Row = styled.li`
  padding-block: ${theme.space[5]};
  border-bottom: ${theme.length.line} solid ${theme.color.border};
  break-inside: avoid;
  ${columns('4fr 8fr', theme.space[4])}

  small {
    display: block;
    margin-top: ${theme.space[2]};
    font: 700 ${theme.text.label} / 1.2 ${theme.font.reading};
  }
  ol li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: baseline;
    max-width: ${theme.length.measure};
    padding-block: 0.35rem;
  }
  b {
    font: 800 1.75rem/1 ${theme.font.display};
    color: ${theme.color.accentText};
  }
  p {
    margin: ${theme.space[3]} 0 0 2.5rem;
    color: ${theme.color.textSoft};
  }
  ${media.print} {
    display: block;
    padding-block: 4pt;

    h3 {
      font-size: 11.5pt;
    }
    small {
      display: inline;
      margin: 0 0 0 4pt;
      font-size: 9pt;
    }
    ol li {
      grid-template-columns: 12pt minmax(0, 1fr);
      padding-block: 1pt;
      font-size: 9pt;
      line-height: 1.25;
    }
    b {
      font-size: 10pt;
    }
    p {
      margin: 1pt 0 0 12pt;
      font-size: 9pt;
      line-height: 1.25;
    }
  }
`;
