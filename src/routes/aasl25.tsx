import { createFileRoute } from '@tanstack/react-router';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Buy, Game } from '#sections/aasl25/game.tsx';
import { Credit, Voices } from '#sections/aasl25/voices.tsx';
import { Differences } from '#sections/aasl25/differences.tsx';
import { Hero } from '#sections/aasl25/hero.tsx';
import { Moves } from '#sections/aasl25/moves.tsx';
import { BigClosing } from '#ui/layout/closing.tsx';

export const Route = createFileRoute('/aasl25')({ component: Aasl25Page });

function Aasl25Page() {
  return (
    <>
      <PageHead head={aasl25Copy.head} path="/aasl25" />
      <Hero />
      <BelowFold>
        <Game />
        <Moves />
        <Buy />
        <Differences />
        <Voices />
        <BigClosing {...aasl25Copy.call} />
        <Credit />
      </BelowFold>
    </>
  );
}
