import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { gapKey, gapLines, paperLines } from '#content/paper/paper-lines.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory, StoryStep } from '#content/story/story.ts';
import { Sheet, SheetFoot, SheetHead } from './sheet.tsx';
import { SheetLines } from './sheet-lines.tsx';

const { note, score, key } = papersCopy.teacher;

interface TeachersCopyProps {
  readonly story: BuiltStory;
  readonly step: StoryStep;
}

/** Renders the text for a teacher who listens and counts along, with the key to the gap sheet. */
export function TeachersCopy({ story, step }: TeachersCopyProps) {
  const name = papersCopy.names[step === 'first-half' ? 'first-half-teacher' : 'teacher'];
  const language = languageAttributes(story);
  const answers = gapKey(gapLines(story));
  return (
    <CountedSheet>
      <SheetHead story={story}>
        {name}. {note}
      </SheetHead>
      <SheetLines lines={paperLines(story)} language={language} counted />
      <Score>
        {score.map((field) => (
          <span key={field}>{field} </span>
        ))}
      </Score>
      {answers.length > 0 && (
        <Key>
          <h3>{key}</h3>
          <ol {...language}>
            {answers.map((answer, index) => (
              <li key={index}>
                <b>{index + 1}</b> {answer}
              </li>
            ))}
          </ol>
        </Key>
      )}
      <SheetFoot address={story.address}>{name}</SheetFoot>
    </CountedSheet>
  );
}

/** Puts the word counts in a column of their own. */
const CountedSheet = styled(Sheet)`
  div > p {
    padding-inline-end: 2.8em;
  }
  header p {
    padding: 0;
  }
  div > p b {
    position: absolute;
    inset-inline-end: 0;
    bottom: 0;
  }
`;

/** A row of fields that each end in a line to write on. */
const Score = styled.p`
  display: flex;
  gap: 0.5em;
  padding-top: 0.8em;
  font-weight: 700;

  span {
    flex: auto;
    display: flex;
    gap: 0.4em;
  }
  span::after {
    content: '';
    flex: 1;
    border-bottom: 1px solid;
  }
`;

const Key = styled.section`
  margin-top: 0.8em;
  padding: 0.4em 0.7em 0.5em;
  border: 2px solid;
  break-inside: avoid;

  ol {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 0.1em 1em;
    margin-top: 0.3em;
  }
`;
