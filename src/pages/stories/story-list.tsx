import { useId } from 'react';
import styled from 'styled-components';
import { storiesPerPage } from '#content/story/story-archive.ts';
import type { StorySummary } from '#content/story/story.ts';
import type { BooksOffer } from '#shared/book-path.ts';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Input } from '#ui/form/field.tsx';
import { Chip } from '#ui/button/chip.tsx';
import { Page } from '#ui/layout/band.tsx';
import { ListTemplates } from './list-templates.tsx';
import { longestQuery } from './list-state.ts';
import { storiesCopy } from './stories-copy.ts';
import { StoryGrid } from './story-grid.tsx';

interface StoryListProps {
  readonly stories: readonly StorySummary[];
  readonly books: BooksOffer;
}

/** Renders up to 24 stories as specified; an enhancement shows, filters and searches the rest. */
export function StoryList(props: StoryListProps) {
  const noteId = useId();
  const { length } = props.stories;
  if (length <= storiesPerPage)
    return (
      <>
        <FilterStrip noteId={noteId} />
        <StoryGrid {...props} noteId={noteId} />
      </>
    );
  return (
    <div data-enhance="story-archive" data-trigger="start" data-total={length}>
      <FilterStrip noteId={noteId} isArchive />
      <StoryGrid {...props} noteId={noteId} />
      <ListTemplates />
    </div>
  );
}

interface FilterStripProps {
  /** Id of the note that explains FILTERS. */
  readonly noteId: string;
  /** True for more than 24 stories; `src/boot/controls.ts` filters a shorter list. */
  readonly isArchive?: true;
}

function FilterStrip({ noteId, isArchive }: FilterStripProps) {
  const { label, chips, button } = storiesCopy.filter;
  return (
    <Strip>
      <Page>
        {isArchive && (
          <form role="search" action="/stories">
            <label htmlFor="find">{storiesCopy.find.label}</label>
            <Input
              id="find"
              type="search"
              name="q"
              maxLength={longestQuery}
              autoComplete="off"
              spellCheck={false}
            />
          </form>
        )}
        <div role="group" aria-label={label}>
          {chips.map((chip, index) => (
            <Chip
              key={chip.id}
              type="button"
              {...{ [isArchive ? 'data-choice' : 'data-category']: chip.id }}
              aria-pressed={index === 0}
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
      <path d="M0 3h9.6M14.4 3H18M0 11h3.6M8.4 11H18" strokeWidth="2" />
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
  form {
    flex: 1 1 100%;
    max-width: 46rem;
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
