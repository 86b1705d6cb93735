import styled from 'styled-components';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import { StateNote } from '#features/take-along/state-note.tsx';
import type { SnapshotState } from '#shared/take-paths.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { StoryPage } from './story-page.tsx';

interface StoriesFileProps {
  readonly title: string;
  readonly stories: readonly BuiltStory[];
  readonly state: SnapshotState;
  /** Full URLs of the files with the other stories. */
  readonly others: readonly string[];
}

/** Renders stories as one document with a table of contents; each prints like its own document. */
export function StoriesFile({ title, stories, state, others }: StoriesFileProps) {
  return (
    <>
      <Front id={contentsId}>
        <StateNote {...state} />
        <Page>
          <h1>{title}</h1>
          <nav aria-label={takeAlongCopy.contents}>
            <ol role="list">
              {stories.map((story) => (
                <li key={story.id}>
                  <a href={`#${placeOf(story.id)}`} {...languageAttributes(story)}>
                    {story.title}
                  </a>{' '}
                  {formatDate(story.date)}
                </li>
              ))}
            </ol>
          </nav>
          {others.length > 0 && (
            <>
              <h2>{takeAlongCopy.years}</h2>
              <ul role="list">
                {others.map((address) => (
                  <li key={address}>{address}</li>
                ))}
              </ul>
            </>
          )}
        </Page>
      </Front>
      <main>
        {stories.map((story) => (
          <Place key={story.id} id={placeOf(story.id)} data-id-prefix={placeOf(story.id)}>
            <StoryPage story={story} related={[]} />
          </Place>
        ))}
      </main>
    </>
  );
}

export const contentsId = 'contents';

/** Returns the id of a story in the document. */
export function placeOf(id: number | string): string {
  return `story-${id}`;
}

const Front = styled.header`
  h1 {
    margin-block: ${theme.space[6]};
  }
  h2 {
    margin-top: ${theme.space[6]};
    font-size: ${theme.text.h3};
  }
  > div {
    padding-bottom: ${theme.length.band};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[5]};
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.length.tap};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    overflow-wrap: anywhere;
  }
  li a {
    padding-block: ${theme.space[2]};
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  ${media.print} {
    display: none;
  }
`;

const Place = styled.div`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  ${media.print} {
    border: 0;

    & + & {
      break-before: page;
    }
  }
`;
