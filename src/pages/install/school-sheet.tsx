import styled from 'styled-components';
import { installCopy } from './install-copy.ts';
import { ownSchoolFacts } from '#features/install/school-facts.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Lead } from '#ui/text/kicker.tsx';

const { heading, text, rows } = installCopy.it;
const { address, hosts, policy, isPending } = ownSchoolFacts;
const pending = isPending ? { 'data-pending': 'site-url' } : {};
const { chrome, apple, once, filter, browsers, notNeeded } = rows;

export function SchoolSheet() {
  return (
    <Sheet data-surface="muted" data-ruled="top">
      <h2>{heading}</h2>
      <Lead>{text}</Lead>
      <dl>
        <div>
          <dt>{rows.address}</dt>
          <dd {...pending}>{address}</dd>
        </div>
        <div>
          <dt>{rows.hosts.name}</dt>
          <dd {...pending}>
            <b>{hosts.join(', ')}</b> {rows.hosts.text}
          </dd>
        </div>
        <div>
          <dt>{chrome.name}</dt>
          <dd {...pending}>
            {chrome.text} <code>{policy}</code>
          </dd>
        </div>
        {[apple, once, filter, browsers, notNeeded].map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const Sheet = styled(PageBand)`
  dl {
    margin-top: ${theme.space[6]};
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  dl > div {
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    break-inside: avoid;
    ${columns('4fr 8fr', `${theme.space[1]} ${theme.space[5]}`)}
  }
  dt {
    font-weight: 700;
  }
  dd {
    max-width: ${theme.length.measure};
    overflow-wrap: anywhere;
  }
  code {
    display: block;
    margin-top: ${theme.space[2]};
    padding: ${theme.space[3]};
    border: ${theme.length.line} solid ${theme.color.border};
    background: ${theme.color.raised};
    font-size: ${theme.text.label};
  }
  ${media.print} {
    padding: 0;
    border: 0;

    h2 {
      margin-top: 8pt;
      font-size: 14pt;
    }
    h2 + p {
      display: none;
    }
    dl {
      margin-top: 4pt;
    }
    dl > div {
      grid-template-columns: 1.5in minmax(0, 1fr);
      padding-block: 2pt;
      font-size: 9pt;
      line-height: 1.25;
    }
    dd {
      max-width: none;
    }
    code {
      margin-top: 1pt;
      padding: 1pt 3pt;
      border-width: 1px;
      font-size: 8.5pt;
    }
  }
`;
