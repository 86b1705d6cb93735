import { createFileRoute, redirect } from '@tanstack/react-router';
import { fallbackCopy } from '#content/copy/parts/fallback.ts';
import { isRedirectToken, redirectTokens } from '#content/page/redirects.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { NotFound } from '#sections/fallback/not-found.tsx';

/** Every other address: an opaque token leads to the print guide, the rest to the fallback page. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ params }) => {
    if (isRedirectToken(params._splat ?? '', redirectTokens))
      throw redirect({ to: '/mackin-buying-guide-pdf', replace: true });
  },
  component: FallbackPage,
});

function FallbackPage() {
  return (
    <>
      <PageHead head={fallbackCopy.head} />
      <NotFound />
    </>
  );
}
