import styled from 'styled-components';
import { categoryLabel } from '#content/story/categories.ts';
import { type ArchivePage, archivePath } from '#content/story/story-archive.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { StorySummary } from '#content/story/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/button/page-link.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { storiesCopy } from './stories-copy.ts';

interface ArchiveDocumentProps extends ArchivePage<StorySummary> {
  /** Number of the latest page. */
  readonly last: number;
}

const { back, heading, lead, pages, newer, older } = storiesCopy.archive;

/** Renders a page of the archive, for visitors without script and for search engines. */
export function ArchiveDocument({ number, stories, last }: ArchiveDocumentProps) {
  const [newest, oldest] = [stories[0]?.date ?? '', stories.at(-1)?.date ?? ''];
  return (
    <Band data-surface="muted">
      <Rows>
        <TextLink to={back.to} className="back">
          {back.label}
        </TextLink>
        <h1>{heading(number)}</h1>
        <Lead>{lead(stories.length, oldest, newest)}</Lead>
        <ol role="list">
          {stories.map((story) => (
            <li key={story.id}>
              <time dateTime={story.date}>{formatDate(story.date)}</time>
              <h2 {...languageAttributes(story)}>
                <TextLink to={`/stories/${story.id}`}>{story.title}</TextLink>
              </h2>
              <p>{story.categories.map(categoryLabel).join(', ')}</p>
            </li>
          ))}
        </ol>
        <nav aria-label={pages}>
          <ButtonLink
            to={number === last ? back.to : archivePath(number + 1)}
            rel="prev"
            data-second
          >
            {newer}
          </ButtonLink>
          {number > 1 && (
            <ButtonLink to={archivePath(number - 1)} rel="next" data-second>
              {older}
            </ButtonLink>
          )}
        </nav>
      </Rows>
    </Band>
  );
}

const Rows = styled(Page)`
  .back {
    display: inline-block;
    min-height: ${theme.length.tap};
    font-weight: 700;
    color: ${theme.color.text};
  }
  h1 {
    margin-block: ${theme.space[4]};
    font-size: ${theme.text.h2};
  }
  ol {
    margin-block: ${theme.space[6]};
    border-top: 6px solid ${theme.color.border};
  }
  li {
    display: grid;
    gap: 0.2rem 1.5rem;
    align-items: baseline;
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  time,
  li p {
    margin: 0;
    font-size: ${theme.text.label};
    font-weight: 700;
  }
  h2 {
    font-size: ${theme.text.h4};
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.length.tap};
    min-height: ${theme.length.tap};
    color: ${theme.color.text};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]};
    justify-content: space-between;
  }
  ${media.fromTablet} {
    li {
      grid-template-columns: 10rem minmax(0, 1fr) 12rem;
    }
  }
`;
