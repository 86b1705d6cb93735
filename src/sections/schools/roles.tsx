import { useState } from 'react';
import styled from 'styled-components';
import { schoolsCopy, type SchoolsTabId } from '#content/copy/schools.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { RolePanel } from './role-panel.tsx';

const { id, kicker, heading, label, tabs } = schoolsCopy.roles;

/** Four roles, librarians first (specification, section 4). */
export function Roles() {
  const [selected, setSelected] = useState<SchoolsTabId>('librarians');
  return (
    <Frame id={id}>
      <Page>
        <Kicker>{kicker}</Kicker>
        <h2>{heading}</h2>
        <Tabs
          label={label}
          tabs={tabs}
          selected={selected}
          onSelect={setSelected}
          panel={(tabId) => <RolePanel id={tabId} />}
        />
      </Page>
    </Frame>
  );
}

const Frame = styled(Band)`
  scroll-margin-top: ${theme.space[4]};

  h2 {
    margin-bottom: ${theme.space[6]};
  }
`;
