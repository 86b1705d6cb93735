import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import styled from 'styled-components';
import { storiesCopy } from '#content/copy/stories.ts';
import type { CategoryFilterId } from '#content/story/categories.ts';
import { storiesIn, storySummaries } from '#content/story/stories.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Chip } from '#ui/button/chip.tsx';
import { Page } from '#ui/layout/band.tsx';
import { StoryGrid } from './story-grid.tsx';

interface StoryListProps {
  readonly active: CategoryFilterId;
  readonly onSelect: (id: CategoryFilterId) => void;
}

export function StoryList({ active, onSelect }: StoryListProps) {
  const noteId = useId();
  return (
    <>
      <FilterStrip active={active} onSelect={onSelect} noteId={noteId} />
      <BelowFold>
        <StoryGrid stories={storiesIn(active)} total={storySummaries.length} noteId={noteId} />
      </BelowFold>
    </>
  );
}

interface FilterStripProps {
  readonly active: CategoryFilterId;
  readonly onSelect: (id: CategoryFilterId) => void;
  /** The words that say why FILTERS does nothing. */
  readonly noteId: string;
}

function FilterStrip({ active, onSelect, noteId }: FilterStripProps) {
  const { label, chips, button } = storiesCopy.filter;
  return (
    <Strip>
      <Page>
        <div role="group" aria-label={label}>
          {chips.map((chip) => (
            <Chip
              key={chip.id}
              type="button"
              aria-pressed={chip.id === active}
              onClick={() => onSelect(chip.id)}
            >
              {chip.label}
            </Chip>
          ))}
        </div>
        <Chip type="button" aria-disabled="true" aria-describedby={noteId}>
          <Sliders />
          {button}
        </Chip>
      </Page>
    </Strip>
  );
}

function Sliders() {
  return (
    <svg
      viewBox="0 0 18 14"
      width="18"
      height="14"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 3h9.6M14.400 3H18M0 11h3.600M8.400 11H18" strokeWidth="2" />
      <circle cx="12" cy="3" r="2.4" strokeWidth="2" />
      <circle cx="6" cy="11" r="2.4" strokeWidth="2" />
    </svg>
  );
}

/**
 * The filter to show: the address's, once the page has joined its markup. The prerendered page
 * knows no query, so its first render shows all stories.
 */
export function useStoryFilter(inAddress: CategoryFilterId | undefined): CategoryFilterId {
  const isHydrated = useHydrated();
  return (isHydrated && inAddress) || 'all';
}

const Strip = styled.div`
  border-bottom: ${theme.length.lineBold} solid ${theme.color.rule};
  background: ${theme.color.sheet};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[5]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[4]};
  }
  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
  ${unscripted} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
