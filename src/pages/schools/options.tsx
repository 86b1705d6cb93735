import styled from 'styled-components';
import { schoolsCopy } from './schools-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Band } from '#ui/layout/band.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { SplitPage } from '#ui/layout/split-page.tsx';

const { kicker, heading, lead, terms, items } = schoolsCopy.options;

export function Options() {
  return (
    <Band>
      <SplitPage>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
        </div>
        <Accordion
          items={items.map((item) => ({ title: item.name, content: <Plan {...item} /> }))}
        />
      </SplitPage>
    </Band>
  );
}

type PlanProps = Pick<(typeof items)[number], 'text' | 'who' | 'when' | 'need'>;

function Plan({ text, who, when, need }: PlanProps) {
  const lines = [
    [terms.who, who],
    [terms.when, when],
    [terms.need, need],
  ] as const;
  return (
    <>
      <p>{text}</p>
      <Terms>
        {lines.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Terms>
    </>
  );
}

const Terms = styled.dl`
  display: grid;
  gap: 0.9rem;
  margin-top: 1.25rem;

  div {
    display: grid;
    gap: 0.1rem ${theme.space[4]};
  }
  dt {
    font-weight: 700;
  }
  ${media.fromTablet} {
    div {
      grid-template-columns: 8rem 1fr;
    }
  }
`;
