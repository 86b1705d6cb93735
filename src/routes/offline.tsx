import { createFileRoute } from '@tanstack/react-router';
import { offlineCopy } from '#content/copy/offline.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Hero } from '#sections/offline/hero.tsx';
import { PanelsLater } from '#sections/offline/panels-later.tsx';

export const Route = createFileRoute('/offline')({ component: OfflinePage });

function OfflinePage() {
  return (
    <>
      <PageHead head={offlineCopy.head} path="/offline" isUnlisted />
      <Hero />
      <PanelsLater />
    </>
  );
}
