import { createFileRoute } from '@tanstack/react-router';
import { offlineCopy } from '#content/copy/offline.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Hero, Panels } from '#sections/offline/panels.tsx';

export const Route = createFileRoute('/offline')({ component: OfflinePage });

function OfflinePage() {
  return (
    <>
      <PageHead head={offlineCopy.head} path="/offline" />
      <Hero />
      <BelowFold>
        <Panels />
      </BelowFold>
    </>
  );
}
