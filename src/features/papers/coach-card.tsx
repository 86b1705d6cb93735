import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { beginning } from '#content/paper/paper-lines.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { Sheet, SheetFoot } from './sheet.tsx';

const cardsPerPage = 4;

/** Four cards alike, to be cut twice. */
export function CoachCard({ story }: { readonly story: BuiltStory }) {
  return (
    <Four>
      {Array.from({ length: cardsPerPage }, (_, at) => (
        <Card key={at} story={story} />
      ))}
    </Four>
  );
}

function Card({ story }: { readonly story: BuiltStory }) {
  const { play, relate, sample } = story.lesson;
  const { kicker, aloud } = papersCopy.coach;
  const { lesson } = storyCopy;
  return (
    <section>
      <p>
        <b>{kicker}</b> {sample && <i>{storyCopy.sample}</i>}
      </p>
      {play && <h2>{lesson.play.heading}</h2>}
      <p>{play}</p>
      <blockquote>
        <b>{aloud}</b> “{beginning(story).sentence}”
      </blockquote>
      {relate && <h2>{lesson.relate.heading}</h2>}
      <p>{relate}</p>
      <SheetFoot address={story.address}>{story.title}</SheetFoot>
    </section>
  );
}

/** Cut through the middle, A4 gives four cards of A6. */
const Four = styled(Sheet)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: calc(var(--sheet-height, 70.15em) / 2 - 3.1em);

  section {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    padding: 1.2em;
  }
  section:nth-child(odd) {
    padding-left: 0;
    border-right: 1px dashed;
  }
  section:nth-child(even) {
    padding-right: 0;
  }
  section:nth-child(-n + 2) {
    padding-top: 0;
    border-bottom: 1px dashed;
  }
  section:nth-child(n + 3) {
    padding-bottom: 0;
  }
  h2 {
    font-size: 2.2em;
    line-height: 0.9;
  }
  blockquote {
    margin-block: auto;
    padding-block: 0.6em;
    border-block: 3px solid;
  }
  @media print {
    grid-auto-rows: 29.9em;
  }
  /* A4, not US Letter. */
  @media print and (min-height: 290mm) {
    grid-auto-rows: 31.9em;
  }
`;
