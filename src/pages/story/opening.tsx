import styled from 'styled-components';
import { storyCopy } from './story-copy.ts';
import { categoryLabel } from '#content/story/categories.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import { DrawClosedTag } from '#features/clock/draw-closed-tag.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/page-link.tsx';
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { Tag, TagList } from '#ui/text/tag.tsx';
import { StepSwitch } from './step-switch.tsx';

/** Renders the words and the picture as two pages of an open book. */
export function Opening({ story }: { readonly story: WrittenStory }) {
  const language = languageAttributes(story);
  return (
    <Spread>
      <div className="say">
        <BackLink />
        <TagList role="list" aria-label={storyCopy.categories}>
          {story.isDraft && <Tag data-over>{storyCopy.draft}</Tag>}
          {story.categories.map((category) => (
            <Tag key={category}>{categoryLabel(category)}</Tag>
          ))}
          <DrawClosedTag deadline={story.deadline} />
        </TagList>
        <h1 {...language}>{story.title}</h1>
        {!story.firstHalf && story.words > 0 && (
          <p>{storyCopy.length(story.words, story.minutes)}</p>
        )}
        <p>
          {storyCopy.published} <time dateTime={story.date}>{formatDate(story.date)}</time>{' '}
          {story.sample && <SampleMark>{storyCopy.sample}</SampleMark>}
        </p>
        <StepSwitch story={story} />
      </div>
      <div className="pic">
        <ResponsivePicture
          picture={story.picture}
          sizes="(min-width: 62rem) 50vw, 100vw"
          alt={story.alt}
          fetchPriority="high"
          {...language}
        />
      </div>
    </Spread>
  );
}

function BackLink() {
  return (
    // Browsers' reader modes leave out elements with this class name.
    <Place className="breadcrumbs">
      <TextLink to={storyCopy.back.to}>
        <svg
          viewBox="0 0 24 14"
          width="26"
          height="15"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        >
          <path d="M8 1L2 7l6 6M2 7h22" />
        </svg>
        {storyCopy.back.label}
      </TextLink>
    </Place>
  );
}

const Spread = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};

  .say {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    padding: ${theme.space[5]} ${theme.length.gutter} ${theme.space[7]};
  }
  h1 {
    max-width: 5.8em;
    margin: ${theme.space[5]} 0;
    font-size: clamp(3.25rem, 1.9rem + 4.8vw, 6.25rem);
  }
  p {
    margin: 0;
    font-weight: 700;
  }
  .pic {
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
    background: ${theme.color.muted};
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
      border-left: ${theme.length.lineBold} solid ${theme.color.border};
    }
  }
`;

const Place = styled.div`
  margin-bottom: ${theme.space[6]};

  a {
    display: inline-flex;
    gap: 0.6em;
    align-items: center;
    min-height: ${theme.length.tap};
    font-weight: 700;
    color: ${theme.color.text};
  }
`;
