import { createFileRoute, redirect } from '@tanstack/react-router';
import { isRedirectToken, redirectTokens } from '#content/page/redirects.ts';
import { documentRoute } from '#navigation/document-route.ts';

/** Every other address: an opaque token leads to the print guide, the rest to the fallback page. */
export const Route = createFileRoute('/$')({
  ...documentRoute,
  beforeLoad: ({ params }) => {
    if (isRedirectToken(params._splat ?? '', redirectTokens))
      throw redirect({ to: '/mackin-buying-guide-pdf', replace: true });
  },
});
