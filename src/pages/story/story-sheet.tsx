import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';

export const StorySheet = styled.article`
  overflow-wrap: anywhere;

  html[data-first-half] & [data-step='full-time'],
  html[data-scripted]:not([data-first-half]) & [data-step='first-half'] {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** The class sheet, which the browser's own print command prints instead of the page. */
export const PrintedSheet = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
  html[data-first-half] & [data-step='full-time'],
  html:not([data-first-half]) & [data-step='first-half'] {
    display: none;
  }
`;

/** Renders pitch markings in the outer margin of a wide page. */
export function PenaltyArea() {
  return (
    <div className="margin" aria-hidden="true">
      <svg viewBox="0 0 112 320" fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M112 40H20v240h92M112 100H70v120h42M20 128a46 46 0 0 0 0 64" />
        <circle cx="46" cy="160" r="3" fill="currentColor" />
      </svg>
    </div>
  );
}

/** Lays out the text, and the share card beside it where there is room. */
export const ReadingColumns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.length.band};

  .margin {
    display: none;
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 41rem) 18rem;
    gap: ${theme.space[7]};
    justify-content: space-between;

    html[data-reading-both] &[data-languages] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* The text and the share card leave room for a margin. */
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 41rem) 18rem;

    .margin {
      display: block;
      justify-self: end;
      width: 7rem;
      height: 100%;
      margin-right: calc(${theme.space[5]} * -1);
      border-right: ${theme.length.lineBold} solid ${theme.color.border};
    }
    .margin svg {
      width: 100%;
      overflow: visible;
    }
    html[data-reading-both] &[data-languages] .margin {
      display: none;
    }
  }
`;
