import styled from 'styled-components';
import { storyCopy } from '#content/copy/story.ts';
import type { Lesson } from '#content/story/lesson.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';

/** The words to know, for everybody: the text's buttons only bring their meaning nearer. */
export function WordList({ lesson }: { readonly lesson: Lesson }) {
  const { words, sample, spanishSample } = lesson;
  if (words.length === 0) return null;
  return (
    <List data-words-to-know aria-labelledby="words">
      <h2 id="words">
        {storyCopy.words} {(sample || spanishSample) && <SampleMark>{storyCopy.sample}</SampleMark>}
      </h2>
      <dl>
        {words.map(({ word, meaning, spanish }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
            <dd lang="es">{spanish}</dd>
          </div>
        ))}
      </dl>
    </List>
  );
}

const List = styled(Page).attrs({ as: 'section' })`
  padding-block: ${theme.length.band};

  h2 {
    margin-bottom: ${theme.space[5]};
    font-size: ${theme.text.h3};
  }
  div {
    padding: ${theme.space[3]} 0;
    border-top: ${theme.length.line} solid ${theme.color.rule};
  }
  dt {
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  [lang] {
    font-weight: 700;
  }
  ${media.fromTablet} {
    div {
      display: grid;
      grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 12rem);
      gap: 1.5rem;
      align-items: baseline;
    }
  }
`;
