import { createFileRoute } from '@tanstack/react-router';
import { printGuideCopy } from '#content/copy/print-guide.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Desk } from '#sections/print-guide/desk.tsx';

export const Route = createFileRoute('/mackin-buying-guide-pdf')({ component: PrintGuidePage });

function PrintGuidePage() {
  return (
    <>
      <PageHead head={printGuideCopy.head} path="/mackin-buying-guide-pdf" />
      <Desk />
    </>
  );
}
