import { createFileRoute, redirect } from '@tanstack/react-router';
import { isRedirectToken, redirectTokens } from '#content/page/redirects.ts';
import { documentRoute } from '#navigation/document-route.ts';

/**
 * Matches every other address: an opaque token redirects to the print guide, the rest gets the fallback page.
 */
export const Route = createFileRoute('/$')({
  ...documentRoute,
  beforeLoad: ({ params }) => {
    if (isRedirectToken(params._splat ?? '', redirectTokens))
      throw redirect({ to: '/mackin-buying-guide-pdf', replace: true });
  },
});
