import { createFileRoute } from '@tanstack/react-router';
import { aasl25ComingSoonCopy } from '#content/copy/aasl25-coming-soon.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Hero } from '#sections/aasl25-coming-soon/hero.tsx';
import { Parcel } from '#sections/aasl25-coming-soon/parcel.tsx';

export const Route = createFileRoute('/aasl25-coming-soon')({ component: Aasl25ComingSoonPage });

function Aasl25ComingSoonPage() {
  return (
    <>
      <PageHead head={aasl25ComingSoonCopy.head} path="/aasl25-coming-soon" />
      <Hero />
      <BelowFold>
        <Parcel />
      </BelowFold>
    </>
  );
}
