import { useId } from 'react';
import styled from 'styled-components';
import type { StorySummary } from '#content/story/story.ts';
import { unscripted } from '#theme/media.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Chip } from '#ui/button/chip.tsx';
import { Page } from '#ui/layout/band.tsx';
import { storiesCopy } from './stories-copy.ts';
import { StoryGrid } from './story-grid.tsx';

interface StoryListProps {
  readonly stories: readonly StorySummary[];
  readonly bookBytes: number;
}

export function StoryList(props: StoryListProps) {
  const noteId = useId();
  return (
    <>
      <FilterStrip noteId={noteId} />
      <StoryGrid {...props} noteId={noteId} />
    </>
  );
}

/**
 * Renders the category filters, which work by `src/boot/controls.ts`. `noteId` names the note that explains
 * them.
 */
function FilterStrip({ noteId }: { readonly noteId: string }) {
  const { label, chips, button } = storiesCopy.filter;
  return (
    <Strip>
      <Page>
        <div role="group" aria-label={label}>
          {chips.map((chip, at) => (
            <Chip key={chip.id} type="button" data-category={chip.id} aria-pressed={at === 0}>
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

const Strip = styled.div`
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.raised};

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
  ${media.print} {
    display: none;
  }
`;
