import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { schoolsCopy } from './schools-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Quote } from '#ui/text/quote.tsx';
import { TickList } from '#ui/text/tick-list.tsx';

const { id, kicker, heading, label, tabs } = schoolsCopy.roles;

/** Renders four roles, librarians first (specification, section 4). */
export function Roles() {
  return (
    <Frame id={id}>
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Tabs label={label} tabs={tabs.map((tab) => ({ ...tab, content: <Role {...tab} /> }))} />
    </Frame>
  );
}

type RoleProps = Pick<(typeof tabs)[number], 'heading' | 'features' | 'quote'>;

function Role({ heading, features, quote }: RoleProps) {
  return (
    <Columns>
      <div>
        <h3>{heading}</h3>
        <TickList items={features} />
      </div>
      <Quote {...quote} sampleMark={siteCopy.sample} />
    </Columns>
  );
}

const Frame = styled(PageBand)`
  scroll-margin-top: ${theme.space[4]};

  h2 {
    margin-bottom: ${theme.space[6]};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[7]};

  h3 {
    max-width: 7.1em;
    margin-bottom: ${theme.space[5]};
  }
  ${media.fromDesktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space[8]};

    > figure {
      align-self: center;
    }
  }
`;
