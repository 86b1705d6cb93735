import styled from 'styled-components';
import { categoryLabel } from '#content/story/categories.ts';
import { storiesCopy } from './stories-copy.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { formatDate } from '#content/words/format-date.ts';
import { pictures } from '#content/pictures.ts';
import { storyImageSize, type StorySummary } from '#content/story/story.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { FramedPicture } from '#ui/picture/framed-picture.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { Tag, TagList } from '#ui/text/tag.tsx';
import { DrawClosedTag } from '#features/clock/draw-closed-tag.tsx';
import { TextLink } from '#ui/button/page-link.tsx';

interface StoryCardProps {
  readonly story: StorySummary;
  /** The first row is seen at once; the rest is loaded when it comes near. */
  readonly isEarly: boolean;
}

export function StoryCard({ story, isEarly }: StoryCardProps) {
  const { badge } = pictures;
  return (
    <Card>
      <FramedPicture>
        <img
          src={story.image}
          {...storyImageSize}
          alt={story.alt}
          loading={isEarly ? 'eager' : 'lazy'}
        />
        {hasBadge(story.id) && (
          <img className="badge" src={badge.src} width={72} height={72} alt={badge.alt} />
        )}
      </FramedPicture>
      <p className="when">
        <time dateTime={story.date}>{formatDate(story.date)}</time>
        {story.words > 0 && <span>{storyCopy.length(story.words, story.minutes)}</span>}
        {story.sample && <SampleMark>{storiesCopy.card.sample}</SampleMark>}
      </p>
      <h2>
        <TextLink to={`/stories/${story.id}`}>{story.title}</TextLink>
      </h2>
      <TagList role="list" aria-label={storiesCopy.card.categories}>
        {story.categories.map((category) => (
          <Tag key={category}>{categoryLabel(category)}</Tag>
        ))}
        <DrawClosedTag deadline={story.deadline} />
      </TagList>
    </Card>
  );
}

/** Specification, section 2: ids 7 to 12 show a badge. */
function hasBadge(id: number): boolean {
  return id >= 7 && id <= 12;
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;

  > div {
    transition:
      transform ${theme.duration.quick},
      box-shadow ${theme.duration.quick};
  }
  .badge {
    position: absolute;
    right: 1rem;
    bottom: -1.6rem;
    width: 4.5rem;
    height: 4.5rem;
  }
  .when {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem ${theme.space[3]};
    align-items: center;
    min-height: 1.8em;
    margin: ${theme.space[4]} 5.5rem 0.6rem 0;
    font-size: ${theme.text.label};
    font-weight: 700;
  }
  h2 {
    margin-bottom: ${theme.space[4]};
    font-size: ${theme.text.h3};
    line-height: 1;
  }
  h2 a {
    color: ${theme.color.text};
    text-decoration: none;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover h2 a {
      text-decoration: underline;
      text-decoration-thickness: 4px;
      text-underline-offset: 0.12em;
    }
    &:hover > div {
      transform: translate(-3px, -3px);
      box-shadow: 6px 6px 0 ${theme.color.border};
    }
  }
`;
