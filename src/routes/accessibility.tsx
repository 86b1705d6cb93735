import { createFileRoute } from '@tanstack/react-router';
import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Hero, Licences, Statement } from '#sections/accessibility/statement.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export const Route = createFileRoute('/accessibility')({ component: AccessibilityPage });

function AccessibilityPage() {
  return (
    <>
      <PageHead head={accessibilityCopy.head} path="/accessibility" />
      <Hero />
      <BelowFold>
        <Statement />
        <Licences />
        <Closing {...accessibilityCopy.end} />
      </BelowFold>
    </>
  );
}
