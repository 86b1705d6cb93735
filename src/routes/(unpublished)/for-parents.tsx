import { createFileRoute } from '@tanstack/react-router';
import { fallbackCopy } from '#content/copy/parts/fallback.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { NotFound } from '#sections/fallback/not-found.tsx';

export const Route = createFileRoute('/(unpublished)/for-parents')({ component: ForParentsPage });

function ForParentsPage() {
  return (
    <>
      <PageHead head={fallbackCopy.head} />
      <NotFound unpublished="/for-parents" />
    </>
  );
}
