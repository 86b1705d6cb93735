import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { paperLines } from '#content/paper/paper-lines.ts';
import { lessonParts, type Lesson } from '#content/story/lesson-fields.ts';
import { type LanguageAttributes, languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { NameAndDate, Sheet, SheetFoot, SheetHead } from './sheet.tsx';
import { SheetLines } from './sheet-lines.tsx';

/** Renders one page for every child: numbered paragraphs, words, Play, Read and Relate. */
export function ClassSheet({ story }: { readonly story: BuiltStory }) {
  return (
    <Sheet>
      <Contents story={story} />
    </Sheet>
  );
}

/** Renders the class sheet with text of 18 points. */
export function LargePrint({ story }: { readonly story: BuiltStory }) {
  return (
    <Large>
      <Contents story={story} />
    </Large>
  );
}

function Contents({ story }: { readonly story: BuiltStory }) {
  const { words, minutes, firstHalf } = story;
  return (
    <>
      <SheetHead story={story}>
        {/* The sheets of both steps look alike, so that nobody sees who has which text. */}
        {firstHalf ? '' : `${storyCopy.length(words, minutes)}. `}
        {papersCopy.keep}
      </SheetHead>
      <NameAndDate />
      <SheetLines lines={paperLines(story)} language={languageAttributes(story)} />
      <LessonFoot story={story} />
    </>
  );
}

/** Renders the end of a sheet: words to know, Play, Read and Relate, and the story's address. */
export function LessonFoot({ story }: { readonly story: BuiltStory }) {
  const { lesson, address } = story;
  const language = languageAttributes(story);
  return (
    <>
      <WordsToKnow lesson={lesson} language={language} />
      <Parts lesson={lesson} language={language} />
      <SheetFoot address={address} />
    </>
  );
}

interface LessonProps {
  readonly lesson: Lesson;
  readonly language: LanguageAttributes;
}

/** Renders all words in one paragraph, to save space. */
function WordsToKnow({ lesson, language }: LessonProps) {
  const { words, sample, spanishSample } = lesson;
  if (words.length === 0) return null;
  return (
    <Words>
      <b>{storyCopy.words}</b> {(sample || spanishSample) && <i>{storyCopy.sample}</i>}
      {words.map(({ word, meaning, spanish }) => (
        <span key={word}>
          {' '}
          <span {...language}>
            <b>{word}:</b> {meaning}
          </span>{' '}
          (<span lang="es">{spanish}</span>)
        </span>
      ))}
    </Words>
  );
}

function Parts({ lesson, language }: LessonProps) {
  const parts = lessonParts.filter((part) => lesson[part]);
  if (parts.length === 0) return null;
  return (
    <Boxes>
      {parts.map((part) => (
        <section key={part}>
          <h3>
            {storyCopy.lesson[part].heading} {lesson.sample && <i>{storyCopy.sample}</i>}
          </h3>
          <p {...language}>{lesson[part]}</p>
        </section>
      ))}
    </Boxes>
  );
}

const Words = styled.p`
  &&& {
    margin-top: 0.35em;
  }
`;

const Boxes = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: 0.4em;
  border: 2px solid;
  break-inside: avoid;

  section {
    padding: 0.25em 0.5em 0.35em;
  }
  section + section {
    border-inline-start: 2px solid;
  }
  h3 {
    display: flex;
    justify-content: space-between;
    margin-bottom: 0.1em;
  }
`;

const Large = styled(Sheet)`
  > * {
    font-size: 1.5em;
    line-height: 1.25;
  }
  > header {
    grid-template-columns: minmax(0, 1fr) 5.2em;
  }
  ${Boxes} {
    display: block;
    break-inside: auto;
  }
  section {
    break-inside: avoid;
  }
  section + section {
    border-top: 2px solid;
    border-inline-start: 0;
  }
`;
