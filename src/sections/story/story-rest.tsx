import styled from 'styled-components';
import { storyCopy } from '#content/copy/story.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { company, productMarked } from '#content/site.ts';
import { type StoryBody, storyImageSize, type StorySummary } from '#content/story/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import { TakeAlong } from '#features/take-along/take-along.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/page-link.tsx';
import { Band, Grid, Page } from '#ui/layout/band.tsx';
import { FramedPicture } from '#ui/picture/framed-picture.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { LessonParts, WordList } from './lesson-parts.tsx';

/** With the story's text. */
export interface StoryRest {
  readonly parts: typeof storyRest;
  readonly body: StoryBody;
}

interface BodyProps {
  readonly body: StoryBody;
}

const { code, codeName } = storyCopy.share;

function CodeFigure({ body }: BodyProps) {
  return (
    <>
      <QrCode rows={body.code} label={codeName} />
      <figcaption>{code}</figcaption>
    </>
  );
}

function TakeStoryAlong({ story, body }: BodyProps & { readonly story: number }) {
  return <TakeAlong label={takeAlongCopy.one} story={story} bytes={body.bookBytes} />;
}

function AfterText({ body: { lesson, address } }: BodyProps) {
  return (
    <>
      <LessonParts lesson={lesson} />
      <WordList lesson={lesson} />
      <p className="paper source">{`${company} ${productMarked} · ${address}`}</p>
    </>
  );
}

/**
 * What stays as the build has drawn it on a story's own page: this code comes only to those who open the
 * story from another page.
 */
export const storyRest = { CodeFigure, TakeStoryAlong, AfterText, RelatedStories } as const;

interface RelatedStoriesProps {
  readonly stories: readonly StorySummary[];
}

/** Not shown at all when no other story shares a category. */
export function RelatedStories({ stories }: RelatedStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <Shelf data-ground="kraft" data-ruled="top" aria-labelledby="related">
      <Page>
        <h2 id="related">{storyCopy.related}</h2>
        <Grid data-columns={3} role="list">
          {stories.map((story) => (
            <li key={story.id}>
              <FramedPicture>
                <img src={story.image} {...storyImageSize} alt="" loading="lazy" />
              </FramedPicture>
              <p>
                <time dateTime={story.date}>{formatDate(story.date)}</time>{' '}
                {story.sample && <SampleMark>{storyCopy.sample}</SampleMark>}
              </p>
              <h3>
                <TextLink to={`/stories/${story.id}`}>{story.title}</TextLink>
              </h3>
            </li>
          ))}
        </Grid>
      </Page>
    </Shelf>
  );
}

const Shelf = styled(Band)`
  h2 {
    margin-bottom: ${theme.space[6]};
  }
  li {
    position: relative;
  }
  p {
    margin: ${theme.space[4]} 0 ${theme.space[2]};
    font-size: ${theme.text.label};
    font-weight: 700;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hovering} {
    li:hover h3 a {
      text-decoration: underline;
      text-decoration-thickness: 4px;
      text-underline-offset: 0.12em;
    }
  }
  @media print {
    display: none;
  }
`;
