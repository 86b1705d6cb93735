import { createFileRoute } from '@tanstack/react-router';
import { methodCopy } from '#content/copy/method.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Figures } from '#sections/method/figures.tsx';
import { FiveThings } from '#sections/method/five-things.tsx';
import { Hero, TeamTalk, Next } from '#sections/method/hero.tsx';

export const Route = createFileRoute('/method')({ component: MethodPage });

function MethodPage() {
  return (
    <>
      <PageHead head={methodCopy.head} path="/method" />
      <Hero />
      <BelowFold>
        <TeamTalk />
        <FiveThings />
        <Figures />
        <Next />
      </BelowFold>
    </>
  );
}
