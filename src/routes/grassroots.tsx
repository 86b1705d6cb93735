import { createFileRoute } from '@tanstack/react-router';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Benefits } from '#sections/grassroots/benefits.tsx';
import { GetInvolved, Partners } from '#sections/grassroots/partners.tsx';
import { Hero, Intro } from '#sections/grassroots/hero.tsx';
import { BigClosing } from '#ui/layout/closing.tsx';

export const Route = createFileRoute('/grassroots')({ component: GrassrootsPage });

function GrassrootsPage() {
  return (
    <>
      <PageHead head={grassrootsCopy.head} path="/grassroots" />
      <Hero />
      <BelowFold>
        <Intro />
        <GetInvolved />
        <Benefits />
        <BigClosing {...grassrootsCopy.movement} />
        <Partners />
      </BelowFold>
    </>
  );
}
