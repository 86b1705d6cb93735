import styled from 'styled-components';
import { accessibilityCopy, type StatementPart } from '#content/copy/accessibility.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';

const { parts, gaps } = accessibilityCopy;

export function Statement() {
  return (
    <>
      <Band>
        <Page>
          {parts.map((part) => (
            <PartRow key={part.id} part={part} />
          ))}
        </Page>
      </Band>
      <Band $ground="kraft" $ruled="both">
        <Page>
          <PartRow part={gaps} />
        </Page>
      </Band>
    </>
  );
}

/** A heading on the left; on the right what it holds, point by point. */
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

const Row = styled.div`
  display: grid;
  gap: ${theme.space[4]};

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
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  li {
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.length.line} solid ${theme.color.rule};
    break-inside: avoid;
  }
  ${media.fromDesktop} {
    grid-template-columns: 4fr 8fr;
  }
`;
