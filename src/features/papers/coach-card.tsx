import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { beginning } from '#content/paper/paper-lines.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { FourCards, SheetFoot } from './sheet.tsx';

const cardsPerPage = 4;

/** Four cards alike, to be cut twice. */
export function CoachCard({ story }: { readonly story: BuiltStory }) {
  return (
    <CoachCards>
      {Array.from({ length: cardsPerPage }, (_, at) => (
        <Card key={at} story={story} />
      ))}
    </CoachCards>
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

const CoachCards = styled(FourCards)`
  h2 {
    font-size: 2.2em;
    line-height: 0.9;
  }
  blockquote {
    margin-block: auto;
    padding-block: 0.6em;
    border-block: 3px solid;
  }
`;
