import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { forcedSelected } from '#theme/surfaces.ts';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PanelWrapper } from './panel-wrapper.tsx';

interface TabsProps {
  readonly label: string;
  /** Tabs; the first is selected. An `id` is also the address of its panel: `#esl`. */
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly content: ReactNode;
  }[];
}

/** Renders tabs that `src/boot/controls.ts` selects. All panels are printed. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div>
      <TabList role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {name}
          </button>
        ))}
      </TabList>
      {tabs.map(({ id, label: name, content }, index) => (
        <PanelWrapper key={id} data-panel={id} data-closed={index === 0 ? undefined : ''}>
          <Panel
            role="tabpanel"
            id={id}
            aria-labelledby={`tab-${id}`}
            tabIndex={0}
            data-label={name}
          >
            {content}
          </Panel>
        </PanelWrapper>
      ))}
    </div>
  );
}

const TabList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};

  button {
    min-height: 3.25rem;
    padding: 0.6rem 1.2rem;
    border: ${theme.length.lineBold} solid transparent;
    border-bottom: 0;
    border-radius: ${theme.length.corner} ${theme.length.corner} 0 0;
    background: none;
    font: 800 1.25rem/1 ${theme.font.display};
    letter-spacing: 0.02em;
    cursor: pointer;
  }
  button:hover {
    background: ${theme.color.muted};
  }
  button[aria-selected='true'] {
    border-color: ${theme.color.border};
    background: ${theme.color.highlight};
    color: ${theme.color.dark};

    ${media.forcedColors} {
      ${forcedSelected}
    }
  }
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0;

    button {
      margin-left: -1px;
      padding: 0.6rem 0.4rem;
      border-color: ${theme.color.border};
    }
  }
  ${media.print} {
    display: none;
  }
  ${unscripted} {
    display: none;
  }
`;

const labelled = css`
  &::before {
    content: attr(data-label);
    font: 800 1.25rem/2 ${theme.font.display};
  }
`;

const Panel = styled.div`
  padding: ${theme.space[6]} clamp(1.25rem, 3vw, 3.5rem) ${theme.space[7]};
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-top: 0;
  background: ${theme.color.raised};

  /* Without script and in print there are no tabs, so each panel begins with its label. */
  ${unscripted} {
    ${labelled}
  }
  ${media.print} {
    ${labelled}
  }
`;
