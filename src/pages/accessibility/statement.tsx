import styled from 'styled-components';
import { accessibilityCopy, type StatementPart } from './accessibility-copy.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Lead } from '#ui/text/kicker.tsx';

const { parts, gaps } = accessibilityCopy;

export function Statement() {
  return (
    <>
      <PageBand>
        {parts.map((part) => (
          <PartRow key={part.id} part={part} />
        ))}
      </PageBand>
      <PageBand data-surface="muted" data-ruled="both">
        <PartRow part={gaps} />
      </PageBand>
    </>
  );
}

/** Renders a heading on the left and its points on the right. */
function PartRow({ part }: { readonly part: StatementPart }) {
  return (
    <Row>
      <h2>{part.heading}</h2>
      <div>
        <p>{part.text}</p>
        <ul role="list">
          {part.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Row>
  );
}

const { heading, text, file } = accessibilityCopy.licences;

export function Licences() {
  return (
    <Small>
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>
        <a href={file.address}>{file.label}</a>
      </p>
    </Small>
  );
}

const { headline, lead, aim, version } = accessibilityCopy.hero;

export function Hero() {
  return (
    <Start data-surface="brand" data-ruled="bottom">
      <h1>{headline}</h1>
      <Lead>{lead}</Lead>
      <p className="aim">{aim}</p>
      <p>{version.value}</p>
    </Start>
  );
}

const Row = styled.div`
  ${columns('4fr 8fr', theme.space[4])}

  & + & {
    margin-top: ${theme.space[8]};
  }
  h2 {
    font-size: ${theme.text.h3};
  }
  p,
  li {
    max-width: ${theme.length.measure};
  }
  p {
    font-weight: 700;
  }
  ul {
    margin-top: ${theme.space[4]};
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  li {
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    break-inside: avoid;
  }
`;

const Small = styled(PageBand)`
  h2 {
    font-size: ${theme.text.h3};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.length.tap};
  }
`;

const Start = styled(PageBand)`
  h1 {
    max-width: 5.35em;
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
