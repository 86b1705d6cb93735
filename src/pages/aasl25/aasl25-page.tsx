import { aasl25Copy } from './aasl25-copy.ts';
import { LibrarianPapers } from '#features/papers/librarian-papers.tsx';
import { Buy, Game } from './game.tsx';
import { Credit, Voices } from './voices.tsx';
import { Differences } from './differences.tsx';
import { Hero } from './hero.tsx';
import { Moves } from './moves.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export function Aasl25Page() {
  return (
    <>
      <Hero />
      <Game />
      <Moves />
      <Buy />
      <LibrarianPapers />
      <Differences />
      <Voices />
      <Closing {...aasl25Copy.call} layout="big" />
      <Credit />
    </>
  );
}
