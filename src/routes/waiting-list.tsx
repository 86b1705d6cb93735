import { createFileRoute } from '@tanstack/react-router';
import { waitingListCopy } from '#content/copy/waiting-list.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Hero } from '#sections/waiting-list/hero.tsx';
import { YourPlace } from '#sections/waiting-list/your-place.tsx';

export const Route = createFileRoute('/waiting-list')({ component: WaitingListPage });

function WaitingListPage() {
  return (
    <>
      <PageHead head={waitingListCopy.head} path="/waiting-list" />
      <Hero />
      <BelowFold>
        <YourPlace />
      </BelowFold>
    </>
  );
}
