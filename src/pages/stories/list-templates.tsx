import styled from 'styled-components';
import type { StorySummary } from '#content/story/story.ts';
import { pictures } from '#content/pictures.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { FramedPicture } from '#ui/picture/framed-picture.tsx';
import { storiesCopy } from './stories-copy.ts';
import { StoryCard } from './story-card.tsx';

/** A story with every part that a card can have; fill-card.ts removes those that a story lacks. */
const everything: StorySummary = {
  id: 7,
  title: '',
  image: pictures.badge.src,
  picture: { ...pictures.badge, sources: [] },
  alt: '',
  categories: ['news'],
  date: '2025-01-01',
  sample: true,
  isDraft: true,
  lang: 'en-GB',
  dir: 'ltr',
  deadline: '2025-01-01T00:00:00.000Z',
  words: 1,
  minutes: 1,
};

const { hint, suggestion } = storiesCopy.nothingFound;

/** Renders the hidden container for search results, with a message for a search without any. */
export function SearchResults() {
  return (
    <Results data-results="" hidden>
      <ol role="list" data-enhance="kept-marks" />
      <div className="nothing" hidden>
        <h2>{hint}</h2>
        <p className="suggestion">
          <span>{suggestion}</span> <a href="/stories">{hint}</a>?
        </p>
        <p>{hint}</p>
        <a className="all" href="/stories">
          {storiesCopy.more.button}
        </a>
      </div>
    </Results>
  );
}

/** Renders the templates that list-view.ts copies for cards and results. */
export function ListTemplates() {
  return (
    <>
      <template data-card="">
        <li>
          <StoryCard story={everything} isEarly={false} />
        </li>
      </template>
      <template data-result="">
        <li>
          <a href="/stories">
            <FramedPicture>
              <img src={pictures.badge.src} width="480" height="320" alt="" loading="lazy" />
            </FramedPicture>
            <span>
              <b />
              <span className="context">
                <span />
                <mark />
                <span />
              </span>
              <small />
            </span>
          </a>
        </li>
      </template>
    </>
  );
}

const Results = styled.div`
  ol {
    border-top: 6px solid ${theme.color.border};
  }
  li {
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  li a {
    display: grid;
    gap: 1rem 1.75rem;
    align-items: center;
    padding-block: 1.25rem;
    color: ${theme.color.text};
    text-decoration: none;
  }
  b {
    display: block;
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
    overflow-wrap: anywhere;
  }
  li a > div {
    position: relative;
  }
  li a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 4px;
  }
  .context {
    display: block;
    max-width: 36em;
    margin-block: 0.5rem;
  }
  mark {
    padding: 0.08em 0.15em;
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
    font-weight: 700;
  }
  small {
    font-size: ${theme.text.label};
    font-weight: 700;
  }
  .nothing h2 {
    margin-bottom: ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  .nothing a {
    display: inline-block;
    min-height: ${theme.length.tap};
    font-weight: 700;
  }
  ${media.fromTablet} {
    li a {
      grid-template-columns: 10.5rem minmax(0, 1fr);
    }
    .away {
      font-size: ${theme.text.label};
    }
  }
`;
