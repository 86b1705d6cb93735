import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { gapKey, gapLines, gapWidth } from '#content/paper/paper-lines.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { NameAndDate, Sheet, SheetFoot, SheetHead } from './sheet.tsx';
import { SheetLines } from './sheet-lines.tsx';

/** Renders the story with gaps instead of its words to know, and these words to choose from. */
export function GapSheet({ story }: { readonly story: BuiltStory }) {
  const lines = gapLines(story);
  const words = story.lesson.words
    .map(({ word }) => word)
    .toSorted((a, b) => a.localeCompare(b, story.lang));
  return (
    <Gaps>
      <SheetHead story={story}>{papersCopy.gaps.note(gapKey(lines).length)}</SheetHead>
      <NameAndDate />
      <SheetLines lines={lines} language={languageAttributes(story)} gapWidth={gapWidth(story)} />
      <Bank>
        <b>{papersCopy.gaps.bank}</b>
        <ul {...languageAttributes(story)}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </Bank>
      <SheetFoot address={story.address}>{papersCopy.names['gap-sheet']}</SheetFoot>
    </Gaps>
  );
}

const Gaps = styled(Sheet)`
  p {
    line-height: 1.35;
  }
  p svg {
    display: inline-block;
    height: 1.3em;
    margin-inline: 0.15em;
    border: solid black;
    border-width: 0 1px 1px;
    vertical-align: -0.3em;
  }
  text {
    stroke: none;
    font-weight: 700;
  }
`;

const Bank = styled.section`
  margin-top: 0.6em;
  break-inside: avoid;

  /* Draws a bench below the words. */
  ul {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    justify-content: space-around;
    margin: 0.3em 0 0.8em;
    border-bottom: 6px solid;
  }
  ul::after {
    content: '';
    position: absolute;
    inset: 100% 1.5em auto;
    height: 0.9em;
    border: solid;
    border-width: 0 6px;
  }
  li {
    padding: 0.3em 0.7em;
    border: 2px solid;
    border-bottom: 0;
    font-weight: 700;
  }
`;
