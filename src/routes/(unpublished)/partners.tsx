import { createFileRoute } from '@tanstack/react-router';
import { fallbackCopy } from '#content/copy/parts/fallback.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { NotFound } from '#sections/fallback/not-found.tsx';

export const Route = createFileRoute('/(unpublished)/partners')({ component: PartnersPage });

function PartnersPage() {
  return (
    <>
      <PageHead head={fallbackCopy.head} />
      <NotFound unpublished="/partners" />
    </>
  );
}
