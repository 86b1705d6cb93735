import styled from 'styled-components';
import { categoryLabel } from '#content/story/categories.ts';
import { storyCopy } from '#content/copy/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import { storyImageSize, type Story } from '#content/story/story.ts';
import { useDrawClosed } from '#features/clock/use-draw-closed.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { Tag, TagList } from '#ui/text/tag.tsx';
import { BackLink } from './back-link.tsx';

/** Words on the left page, the picture on the right page. */
export function Opening({ story }: { readonly story: Story }) {
  const isClosed = useDrawClosed(story);
  return (
    <Spread>
      <div className="say">
        <BackLink />
        <TagList role="list" aria-label={storyCopy.categories}>
          {isClosed && <Tag $over>{storyCopy.drawClosed}</Tag>}
          {story.categories.map((category) => (
            <Tag key={category}>{categoryLabel(category)}</Tag>
          ))}
        </TagList>
        <h1>{story.title}</h1>
        {story.words > 0 && (
          <p>
            {storyCopy.length(story.words, story.minutes)}
            <span className="paper">. {storyCopy.paper.keep}</span>
          </p>
        )}
        <p className="published">
          {storyCopy.published} <time dateTime={story.date}>{formatDate(story.date)}</time>{' '}
          {story.sample && <SampleMark>{storyCopy.sample}</SampleMark>}
        </p>
        <div className="paper who" aria-hidden="true">
          <span>{storyCopy.paper.name}</span>
          <span>{storyCopy.paper.date}</span>
        </div>
      </div>
      <div className="pic">
        <img src={story.image} {...storyImageSize} alt={story.alt} fetchPriority="high" />
      </div>
    </Spread>
  );
}

const Spread = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-bottom: ${theme.length.lineBold} solid ${theme.color.rule};

  .say {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    padding: ${theme.space[5]} ${theme.length.gutter} ${theme.space[7]};
  }
  h1 {
    max-width: min(5.8em, 100%);
    margin: ${theme.space[5]} 0;
    font-size: clamp(3.25rem, 1.9rem + 4.8vw, 6.25rem);
  }
  p {
    margin: 0;
    font-weight: 700;
  }
  .pic {
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
    background: ${theme.color.kraft};
  }
  .pic img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    .say {
      padding-left: max(
        ${theme.length.gutter},
        calc((100vw - ${theme.length.page}) / 2 + ${theme.length.gutter})
      );
      padding-bottom: ${theme.space[8]};
    }
    .say > ul {
      margin-top: auto;
    }
    .pic {
      border-top: 0;
      border-left: ${theme.length.lineBold} solid ${theme.color.rule};
    }
  }
`;
