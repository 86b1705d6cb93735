import type { ReactNode } from 'react';
import { paperPath } from '#content/paper/papers.ts';
import { paragraphsOf, type Sentence } from '#content/story-text/story-blocks.ts';
import { numberedBlocks } from '#content/story/numbered-blocks.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import { type BuiltStory, inStep, type StoryStep } from '#content/story/story.ts';
import { DrawClosedTag } from '#features/clock/draw-closed-tag.tsx';
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { TagList } from '#ui/text/tag.tsx';
import { BoardMain } from './board-styles.ts';
import { storyCopy } from './story-copy.ts';
import { idLetters, sentences } from './story-text.tsx';

const { board: copy, lesson: lessonCopy } = storyCopy;

/**
 * Renders the lesson in large letters. Without script it is a long page; src/board shows one section a screen, and
 * the text of one step and language.
 */
export function Board({ story }: { readonly story: BuiltStory }) {
  const { id, title, picture, alt, lesson, deadline } = story;
  const texts = boardTexts(story);
  const language = languageAttributes(story);
  const sample = lesson.sample && <SampleMark>{storyCopy.sample}</SampleMark>;
  const activity = (part: 'read' | 'relate') =>
    lesson[part] && (
      <Screen label={lessonCopy[part].heading} surface="brand">
        <h2>
          {lessonCopy[part].heading} {sample}
        </h2>
        <p {...language}>{lesson[part]}</p>
      </Screen>
    );
  return (
    <BoardMain id="main" data-story={`/stories/${id}`}>
      <a className="back" href={`/stories/${id}`}>
        {copy.back}
      </a>
      <Screen label={copy.title} surface="muted">
        <h1 {...language}>{title}</h1>
        {deadline !== undefined && (
          <TagList role="list">
            <DrawClosedTag deadline={deadline} />
          </TagList>
        )}
        <ResponsivePicture picture={picture} sizes="60vw" alt={alt} loading="lazy" />
        {texts.length > 1 && (
          <ul role="list" className="texts">
            {texts.map(({ name, label, isSample }) => (
              <li key={name}>
                <a href={`#${name}`}>{label}</a>{' '}
                {isSample && <SampleMark>{storyCopy.sample}</SampleMark>}
              </li>
            ))}
          </ul>
        )}
      </Screen>
      {lesson.play && (
        <Screen label={lessonCopy.play.heading} surface="brand">
          <div className="row">
            <h2>
              {lessonCopy.play.heading} {sample}
            </h2>
            <b role="timer">{copy.clock.full}</b>
          </div>
          <p {...language}>{lesson.play}</p>
          <p className="buttons" hidden>
            <button type="button" data-clock="start">
              {copy.clock.start}
            </button>
            <button type="button" data-clock="pause" hidden>
              {copy.clock.pause}
            </button>
            <button type="button" data-clock="again">
              {copy.clock.again}
            </button>
          </p>
        </Screen>
      )}
      {texts.map(({ name, lang, screens }) => (
        <div key={name} id={name} className="text" {...(lang ? { lang } : language)}>
          {screens.map(({ number, contents }, index) => (
            <Screen key={index} label={copy.paragraph(number, screens.length)}>
              {contents}
            </Screen>
          ))}
        </div>
      ))}
      {activity('read')}
      {activity('relate')}
      {lesson.words.map(({ word, meaning, spanish }, index) => (
        <Screen key={word} label={copy.word(index + 1, lesson.words.length)} surface="highlight">
          <h2 className="vocabulary" {...language}>
            {word}
          </h2>
          <p {...language}>{meaning}</p>
          <p>
            <b lang="es">{spanish}</b>{' '}
            {lesson.spanishSample && <SampleMark>{storyCopy.sample}</SampleMark>}
          </p>
        </Screen>
      ))}
      <Screen label={copy.end.label} surface="night">
        <h2>{copy.end.heading}</h2>
        <p className="buttons">
          <a href={`/stories/${id}`} className="back">
            {copy.back}
          </a>
          <a href="#full-time" data-again>
            {copy.end.again}
          </a>
          <a href={paperPath(id, 'class-sheet')}>{storyCopy.readingBar.print}</a>
        </p>
      </Screen>
      <footer hidden>
        <span role="status" />
        <span className="pips" aria-hidden="true" />
        <span className="keys">
          <button type="button" data-full hidden>
            {copy.fullScreen}
          </button>
          <button type="button" data-move="-1" aria-label={copy.before}>
            ←
          </button>
          <button type="button" data-move="1" aria-label={copy.next}>
            →
          </button>
          <a href={`/stories/${id}`} className="back" aria-label={`${copy.escape}: ${copy.back}`}>
            {copy.escape}
          </a>
        </span>
      </footer>
    </BoardMain>
  );
}

interface ScreenProps {
  readonly label: string;
  readonly surface?: 'muted' | 'brand' | 'highlight' | 'night';
  readonly children: ReactNode;
}

function Screen({ label, surface, children }: ScreenProps) {
  return (
    <section aria-label={label} data-surface={surface} tabIndex={-1}>
      <div>{children}</div>
    </section>
  );
}

interface BoardText {
  /** Id of its part of the document. */
  readonly name: string;
  readonly label: ReactNode;
  readonly lang?: 'es';
  readonly isSample: boolean;
  readonly screens: readonly { readonly number: number; readonly contents: ReactNode }[];
}

/** Returns the texts of a story: its steps, and the Spanish of those that are translated. */
function boardTexts(story: BuiltStory): readonly BoardText[] {
  return (['full-time', 'first-half'] as const).flatMap((step): readonly BoardText[] => {
    const own = inStep(story, step);
    if (!own) return [];
    const label = copy.language[step];
    const text = {
      name: step,
      label,
      isSample: own.sample,
      screens: screensOf(own, step, false),
    };
    if (own.spanish.length === 0) return [text];
    const spanish = (
      <>
        {label}, <span lang="es">{copy.language.es}</span>
      </>
    );
    return [
      text,
      {
        name: `${step}-es`,
        label: spanish,
        lang: 'es',
        isSample: story.lesson.spanishSample,
        screens: screensOf(own, step, true),
      },
    ];
  });
}

/** Returns one screen for each paragraph, with the sub-headings before it. */
function screensOf(story: BuiltStory, step: StoryStep, isSpanish: boolean): BoardText['screens'] {
  const screens: BoardText['screens'][number][] = [];
  const letter = idLetters[step];
  // A sub-heading is a name, which is the same in both languages.
  const language = isSpanish ? { lang: story.lang, dir: story.dir } : {};
  let headings: readonly ReactNode[] = [];
  for (const { block, first, translation } of numberedBlocks(story)) {
    const show = (list: readonly Sentence[]) => sentences(list, isSpanish ? `e${letter}` : letter);
    if (block.kind === 'subheading') {
      headings = [
        ...headings,
        <h2 key={headings.length} {...language}>
          {sentences(block.sentences, isSpanish ? `h${letter}` : letter)}
        </h2>,
      ];
      continue;
    }
    const lines = isSpanish ? translation : paragraphsOf([block]);
    lines.forEach((line, index) => {
      screens.push({
        number: first + index,
        contents: (
          <>
            {index === 0 && headings}
            <p>{show(line)}</p>
          </>
        ),
      });
    });
    if (lines.length > 0) headings = [];
  }
  if (headings.length > 0) screens.push({ number: screens.length + 1, contents: headings });
  return screens;
}
