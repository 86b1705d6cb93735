import { createFileRoute } from '@tanstack/react-router';
import { resourcesCopy } from '#content/copy/resources.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Hero } from '#sections/resources/hero.tsx';
import { Opportunities, Reasons } from '#sections/resources/opportunities.tsx';
import { Tiers } from '#sections/resources/tiers.tsx';
import { BigClosing } from '#ui/layout/closing.tsx';

export const Route = createFileRoute('/resources')({ component: SponsorsPage });

function SponsorsPage() {
  return (
    <>
      <PageHead head={resourcesCopy.head} path="/resources" />
      <Hero />
      <BelowFold>
        <Reasons />
        <Opportunities />
        <Tiers />
        <BigClosing {...resourcesCopy.ask} />
      </BelowFold>
    </>
  );
}
