import styled from 'styled-components';
import { categoryLabel } from '#content/story/categories.ts';
import { hasBadge } from './has-badge.ts';
import { storiesCopy } from './stories-copy.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { formatDate } from '#content/words/format-date.ts';
import { pictures } from '#content/pictures.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { StorySummary } from '#content/story/story.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { DraftRibbon } from '#ui/picture/draft-ribbon.tsx';
import { cardPictureSizes, FramedPicture } from '#ui/picture/framed-picture.tsx';
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { Tag, TagList } from '#ui/text/tag.tsx';
import { DrawClosedTag } from '#features/clock/draw-closed-tag.tsx';
import { TextLink } from '#ui/button/page-link.tsx';

interface StoryCardProps {
  readonly story: StorySummary;
  /** True in the first row, which is seen at once; other pictures are loaded lazily. */
  readonly isEarly: boolean;
}

export function StoryCard({ story, isEarly }: StoryCardProps) {
  const { badge } = pictures;
  const loading = isEarly ? 'eager' : 'lazy';
  const language = languageAttributes(story);
  return (
    <Card>
      <FramedPicture>
        <ResponsivePicture
          picture={story.picture}
          sizes={cardPictureSizes}
          alt={story.alt}
          loading={loading}
          {...language}
        />
        {story.isDraft && <DraftRibbon className="draft">{storyCopy.draft}</DraftRibbon>}
        {hasBadge(story.id) && (
          <img
            className="badge"
            src={badge.src}
            width={72}
            height={72}
            alt={badge.alt}
            loading={loading}
          />
        )}
      </FramedPicture>
      <p className="when">
        <time dateTime={story.date}>{formatDate(story.date)}</time>
        {story.words > 0 && (
          <span className="length">{storyCopy.length(story.words, story.minutes)}</span>
        )}
        {story.sample && <SampleMark className="sample">{storiesCopy.card.sample}</SampleMark>}
      </p>
      <h2 {...language}>
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

/** Renders the mark over the picture of a story that this device lacks, for times offline. */
export function AwayMark() {
  return (
    <Away className="away">
      <svg
        viewBox="0 0 24 24"
        width="48"
        height="48"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M7 18.5h10.5a4 4 0 0 0 .6-8A6 6 0 0 0 6.6 9.6 4.5 4.5 0 0 0 7 18.5zM3.5 3.5l17 17" />
      </svg>
      {storiesCopy.away}
    </Away>
  );
}

const Away = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.6rem;
  margin: 0;
  background: ${theme.color.background};
  font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  text-align: center;
`;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;

  > div {
    position: relative;
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
