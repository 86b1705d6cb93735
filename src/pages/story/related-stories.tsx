import styled from 'styled-components';
import { languageAttributes } from '#content/story/story-language.ts';
import type { StorySummary } from '#content/story/story.ts';
import { formatDate } from '#content/words/format-date.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/page-link.tsx';
import { Grid, PageBand } from '#ui/layout/band.tsx';
import { cardPictureSizes, FramedPicture } from '#ui/picture/framed-picture.tsx';
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { storyCopy } from './story-copy.ts';

/** Renders related stories; nothing if no other story shares a category. */
export function RelatedStories({ stories }: { readonly stories: readonly StorySummary[] }) {
  if (stories.length === 0) return null;
  return (
    <RelatedBand data-surface="muted" data-ruled="top" aria-labelledby="related">
      <h2 id="related">{storyCopy.related}</h2>
      <Grid data-columns={3} role="list">
        {stories.map((story) => (
          <li key={story.id}>
            <FramedPicture>
              <ResponsivePicture
                picture={story.picture}
                sizes={cardPictureSizes}
                alt=""
                loading="lazy"
              />
            </FramedPicture>
            <p>
              <time dateTime={story.date}>{formatDate(story.date)}</time>{' '}
              {story.sample && <SampleMark>{storyCopy.sample}</SampleMark>}
            </p>
            <h3 {...languageAttributes(story)}>
              <TextLink to={`/stories/${story.id}`}>{story.title}</TextLink>
            </h3>
          </li>
        ))}
      </Grid>
    </RelatedBand>
  );
}

const RelatedBand = styled(PageBand)`
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
  ${media.hover} {
    li:hover h3 a {
      text-decoration: underline;
      text-decoration-thickness: 4px;
      text-underline-offset: 0.12em;
    }
  }
  ${media.print} {
    display: none;
  }
`;
