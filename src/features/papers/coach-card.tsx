import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { beginning } from '#content/paper/paper-lines.ts';
import { cutToFit, linesOf } from '#content/paper/text-width.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { ball, pitch } from './ornaments.ts';
import { FourCards, SheetFoot } from './sheet.tsx';

const cardsPerPage = 4;
/** Lines that fit beside headings and address, measured in Chromium on US Letter. */
const linesOnCard = 10;
const lettersOnLine = 36;
const minLetters = 40;

/** Renders a page of four identical cards, which two cuts separate. */
export function CoachCard({ story }: { readonly story: BuiltStory }) {
  return (
    <CoachCards>
      {Array.from({ length: cardsPerPage }, (_, index) => (
        <Card key={index} story={story} />
      ))}
    </CoachCards>
  );
}

function Card({ story }: { readonly story: BuiltStory }) {
  const { play, relate, sample } = story.lesson;
  const { kicker, aloud } = papersCopy.coach;
  const { lesson } = storyCopy;
  const language = languageAttributes(story);
  const start = beginning(story);
  const taken = [play, relate].reduce(
    (sum, text) => sum + (text ? linesOf(text, lettersOnLine) : 0),
    0,
  );
  const letters = Math.max((linesOnCard - taken) * lettersOnLine - aloud.length, minLetters);
  return (
    <section>
      <p>
        <b>{kicker}</b> {(sample || story.sample) && <i>{storyCopy.sample}</i>}
      </p>
      {play && <h2>{lesson.play.heading}</h2>}
      <p {...language}>{play}</p>
      {start && (
        <blockquote>
          <b>{aloud}</b> <span {...language}>“{cutToFit(start.sentence, letters)}”</span>
        </blockquote>
      )}
      {relate && <h2>{lesson.relate.heading}</h2>}
      <p {...language}>{relate}</p>
      <SheetFoot address={story.address}>
        <span {...language}>{story.title}</span>
      </SheetFoot>
    </section>
  );
}

const CoachCards = styled(FourCards)`
  h2 {
    font-size: 2.2em;
    line-height: 0.9;
  }
  /* The drawn pitch fills the card inside the print margins. */
  section {
    position: relative;
    gap: 0.3em;
  }
  section::before {
    content: '';
    position: absolute;
    inset: 0.9em;
    background: ${pitch} 0 0 / 100% 100%;
  }
  section:nth-child(odd) {
    padding-inline: 1.7em 2.6em;
  }
  section:nth-child(even) {
    padding-inline: 2.6em 1.7em;
  }
  section:nth-child(odd)::before {
    left: 0;
  }
  section:nth-child(even)::before {
    right: 0;
  }
  section:nth-child(-n + 2) {
    padding-block: 1.7em 2.6em;
  }
  section:nth-child(-n + 2)::before {
    top: 0;
  }
  section:nth-child(n + 3) {
    padding-block: 2.6em 1.7em;
  }
  section:nth-child(n + 3)::before {
    bottom: 0;
  }
  blockquote {
    display: flow-root;
    margin-block: auto;
    padding-block: 0.6em;
    border-block: 3px solid;
  }
  blockquote::before {
    content: '';
    float: right;
    width: 2.8em;
    height: 2.8em;
    margin-left: 0.5em;
    background: ${ball};
  }
`;
