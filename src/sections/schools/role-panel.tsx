import styled from 'styled-components';
import { schoolsCopy, type SchoolsTabId } from '#content/copy/schools.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Quote } from '#ui/text/quote.tsx';
import { TickList } from '#ui/text/tick-list.tsx';

export function RolePanel({ id }: { readonly id: SchoolsTabId }) {
  const role = schoolsCopy.roles.tabs.find((tab) => tab.id === id);
  if (!role) return null;
  return (
    <Columns>
      <div>
        <h3>{role.heading}</h3>
        <TickList items={role.features} />
      </div>
      <Quote {...role.quote} sampleMark={siteCopy.sample} />
    </Columns>
  );
}

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
