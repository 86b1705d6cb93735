import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Page, PageBand } from '#ui/layout/band.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { Acts, RefuseButton, Sentences } from './first-words.tsx';
import { keptCopy } from './kept-copy.ts';
import { TakeOffQuestion } from './take-off-question.tsx';
import { ThingsTable } from './things-table.tsx';

const { headline, off, refused, left } = keptCopy;

/** Renders the page with all its states; enhance-kept.ts shows those that apply. */
export function KeptPage({ hasArchive }: { readonly hasArchive: boolean }) {
  return (
    <div data-enhance="kept" data-trigger="start">
      <Start>
        <h1 tabIndex={-1} data-off={off.heading}>
          {headline}
        </h1>
      </Start>
      <Off />
      <States>
        <Page>
          <Panel hidden data-part="refused">
            <h2>{refused.heading}</h2>
            <p>{refused.text}</p>
            <p hidden data-part="refused-waiting">
              {refused.textWaiting}
            </p>
            <RefuseButton />
            <p className="note">{refused.note}</p>
          </Panel>
          <Panel hidden data-part="left" tabIndex={-1}>
            <h2>{left.heading}</h2>
            <p data-many={left.text} />
            <Button type="button" data-act="again">
              {left.again}
            </Button>
          </Panel>
        </Page>
      </States>
      <Body data-part="here">
        <Page className="kids">
          <Sentences />
          <Acts />
        </Page>
        <TakeOffQuestion />
        <ThingsTable hasArchive={hasArchive} />
      </Body>
    </div>
  );
}

/** Renders the message after the site was taken off; the page's `h1` is its heading. */
function Off() {
  const { counts, kept, lead, leadWaiting, text, read } = off;
  return (
    <Gone hidden data-part="off">
      <Page>
        <Lead data-part="off-lead" data-waiting={leadWaiting}>
          {lead}
        </Lead>
        <dl>
          {Object.entries(counts).map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd data-count={name} data-many={name === 'waiting' ? kept : '#'}>
                0
              </dd>
            </div>
          ))}
        </dl>
        <p>{text}</p>
        <ButtonRow>
          <ButtonLink to={read.to}>{read.label}</ButtonLink>
          <RefuseButton />
        </ButtonRow>
      </Page>
    </Gone>
  );
}

const Start = styled(PageBand)`
  padding-bottom: ${theme.space[7]};

  h1 {
    max-width: 4.9em;
  }
`;

const Gone = styled.section`
  padding-bottom: ${theme.space[7]};

  dl {
    max-width: 44rem;
    margin-block: ${theme.space[6]};
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  dl div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  dt {
    font: 800 ${theme.text.h4} / 1.15 ${theme.font.display};
  }
  dd {
    margin: 0;
    font-weight: 700;
    text-align: right;
  }
`;

const States = styled.div`
  section {
    display: grid;
    justify-items: start;
    gap: ${theme.space[3]};
    max-width: 44rem;
    margin-bottom: ${theme.space[7]};
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .note {
    font-size: ${theme.text.label};
    color: ${theme.color.textSoft};
  }
`;

const Body = styled.div`
  .kids {
    display: grid;
    gap: ${theme.space[7]};
    padding-bottom: ${theme.space[8]};

    ${media.fromWide} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: start;
    }
  }
`;
