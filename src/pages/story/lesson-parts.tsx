import styled from 'styled-components';
import { storyCopy } from './story-copy.ts';
import { lessonParts, type Lesson } from '#content/story/lesson-fields.ts';
import { type LanguageAttributes, spanishAttributes } from '#content/story/story-language.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { Page } from '#ui/layout/band.tsx';

interface LessonProps {
  readonly lesson: Lesson;
  readonly language: LanguageAttributes;
}

/** Renders Play, Read and Relate, the activities after a story. Missing parts are left out. */
export function LessonParts({ lesson, language }: LessonProps) {
  const parts = lessonParts.filter((part) => lesson[part]);
  if (parts.length === 0) return null;
  return (
    <Three data-lesson>
      {parts.map((part) => (
        <section key={part} className={part} aria-labelledby={part}>
          <small>
            <span>{storyCopy.lesson[part].kicker}</span>{' '}
            {lesson.sample && <SampleMark>{storyCopy.sample}</SampleMark>}
          </small>
          <h2 id={part}>{storyCopy.lesson[part].heading}</h2>
          <p {...language}>{lesson[part]}</p>
        </section>
      ))}
    </Three>
  );
}

const Three = styled.div`
  display: grid;
  border-block: ${theme.length.lineBold} solid ${theme.color.border};

  section {
    padding: ${theme.space[6]} ${theme.length.gutter} ${theme.space[7]};
  }
  .play {
    ${surfaces.highlight}
  }
  .read {
    ${surfaces.brand}
  }
  .relate {
    ${surfaces.raised}
  }
  small {
    display: block;
    margin-bottom: ${theme.space[3]};
    font: 700 ${theme.text.label} / 1.3 ${theme.font.reading};
  }
  p {
    max-width: 20em;
    margin-top: 0.6em;
    font-size: ${theme.text.lead};
    line-height: 1.45;
  }
  ${media.fromDesktop} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    section + section {
      border-left: ${theme.length.lineBold} solid ${theme.color.dark};
    }
    section:first-child {
      padding-left: max(
        ${theme.length.gutter},
        calc((100vw - ${theme.length.page}) / 2 + ${theme.length.gutter})
      );
    }
  }
`;

/** Renders the vocabulary. The buttons in the text show the same entries. */
export function WordList({ lesson, language }: LessonProps) {
  const { words, sample, spanishSample } = lesson;
  if (words.length === 0) return null;
  return (
    <List as="section" data-words-to-know aria-labelledby="words">
      <h2 id="words">
        {storyCopy.words} {(sample || spanishSample) && <SampleMark>{storyCopy.sample}</SampleMark>}
      </h2>
      <dl {...language}>
        {words.map(({ word, meaning, spanish }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
            <dd {...spanishAttributes}>{spanish}</dd>
          </div>
        ))}
      </dl>
    </List>
  );
}

const List = styled(Page)`
  padding-block: ${theme.length.band};

  h2 {
    margin-bottom: ${theme.space[5]};
    font-size: ${theme.text.h3};
  }
  div {
    padding: ${theme.space[3]} 0;
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  dt {
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  dd[lang] {
    font-weight: 700;
  }
  ${media.fromTablet} {
    div {
      display: grid;
      grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 12rem);
      gap: ${theme.space[5]};
      align-items: baseline;
    }
  }
`;
