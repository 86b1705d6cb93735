import { createFileRoute } from '@tanstack/react-router';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Catalogue, Meeting } from '#sections/buying-guide/catalogue.tsx';
import { Hero } from '#sections/buying-guide/hero.tsx';
import { ThreePasses } from '#sections/buying-guide/three-passes.tsx';

export const Route = createFileRoute('/mackin-buying-guide')({ component: BuyingGuidePage });

function BuyingGuidePage() {
  return (
    <>
      <PageHead head={buyingGuideCopy.head} path="/mackin-buying-guide" />
      <Hero />
      <BelowFold>
        <ThreePasses />
        <Catalogue />
        <Meeting />
      </BelowFold>
    </>
  );
}
