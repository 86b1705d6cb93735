import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { beginning } from '#content/paper/paper-lines.ts';
import { cutToFit } from '#content/paper/text-width.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { Sheet, SheetFoot } from './sheet.tsx';

/** Characters of the story that fit on US Letter beside the longest Play and Relate. */
const maxLetters = 500;
const copy = papersCopy.letter;
const { play: playCopy, read: readCopy } = storyCopy.lesson;

/** Renders a letter that the school sends, with blanks for school, class and date. */
export function LetterHome({ story }: { readonly story: BuiltStory }) {
  const { title, address, lesson, deadline } = story;
  const language = languageAttributes(story);
  const start = beginning(story);
  const sample = lesson.sample && <i>{storyCopy.sample}</i>;
  return (
    <Letter>
      <p className="blanks">
        {copy.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <h2>{copy.heading}</h2>
      <p>{copy.greeting}</p>
      <p>
        {copy.reading} <b {...language}>{title}</b>.{' '}
        {deadline !== undefined && `${takeAlongCopy.drawCloses(deadline)}. `}
        {start && copy.begins} {start && story.sample && <i>{storyCopy.sample}</i>}
      </p>
      {start && <blockquote {...language}>{cutToFit(start.paragraph, maxLetters)}</blockquote>}
      <p>{copy.home}</p>
      <div className="ticket">
        <div>
          {lesson.play && (
            <>
              <h3>
                {playCopy.heading} {sample}
              </h3>
              <p {...language}>{lesson.play}</p>
            </>
          )}
          <h3>{readCopy.heading}</h3>
          <p>{copy.read}</p>
          {lesson.relate && (
            <>
              <h3>
                {copy.talk} {sample}
              </h3>
              <p {...language}>{lesson.relate}</p>
            </>
          )}
        </div>
        <div>
          <QrCode text={address} label={papersCopy.code} />
          <p>{copy.phone}</p>
        </div>
      </div>
      <p>{copy.paper}</p>
      <p>{copy.end}</p>
      <p className="signature">{copy.name}</p>
      <SheetFoot address={address}>{copy.sender}</SheetFoot>
    </Letter>
  );
}

const Letter = styled(Sheet)`
  gap: 0.9em;
  line-height: 1.4;

  .blanks {
    grid-template-columns: 2fr 1fr 1fr;
    font-weight: 700;
  }
  h2 {
    margin-block: 0.4em 0.1em;
    font-size: 3em;
  }
  blockquote {
    padding-inline-start: 1em;
    border-inline-start: 5px solid;
    font-weight: 700;
  }
  .ticket {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 11em;
    border: 2px solid;
  }
  .ticket > div {
    padding: 1em 1.2em;
  }
  .ticket > div + div {
    border-left: 2px dashed;
  }
  h3 {
    margin-bottom: 0.25em;
  }
  h3 + p {
    margin-bottom: 0.6em;
  }
  .signature {
    width: 16em;
    margin-top: 2em;
    border-top: 1px solid;
  }
`;
