import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Sheet, SheetFoot } from './sheet.tsx';

const cardsPerPage = 12;

/** Renders cards to be folded, so printing one side is enough. A short word list is repeated to fill the page. */
export function WordCards({ story }: { readonly story: BuiltStory }) {
  const language = languageAttributes(story);
  const { words, sample, spanishSample } = story.lesson;
  const sets = Math.max(1, Math.floor(cardsPerPage / words.length));
  const cards = Array.from({ length: sets }, () => words).flat();
  return (
    <Sheet>
      <p>
        <b>{papersCopy.names['word-cards']}.</b> {papersCopy.cards}{' '}
        {sample && <i>{storyCopy.sample}</i>}
      </p>
      <Cards>
        {cards.map(({ word, meaning, spanish }, index) => (
          <li key={index}>
            <b {...language}>{word}</b>
            <div>
              <p {...language}>{meaning}</p>
              <p>
                <b lang="es">{spanish}</b> {spanishSample && <i>{storyCopy.sample}</i>}
              </p>
            </div>
          </li>
        ))}
      </Cards>
      <SheetFoot address={story.address}>
        <span {...language}>{story.title}</span>
      </SheetFoot>
    </Sheet>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: minmax(9.2em, auto);
  margin-top: 0.5em;
  border: solid;
  border-width: 1px 0 0 1px;

  li {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: center;
    border: solid;
    border-width: 0 1px 1px 0;
    overflow-wrap: anywhere;
  }
  li > b {
    padding: 0 0.3em;
    font: 800 1.6em / 1 ${theme.font.display};
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-direction: column;
    gap: 0.4em;
    justify-content: center;
    height: 100%;
    padding: 0 0.5em;
    border-left: 2px dashed;
  }
  ${media.print} {
    grid-auto-rows: 9.2em;
  }
`;
