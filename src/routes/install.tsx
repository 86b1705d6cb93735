import { createFileRoute } from '@tanstack/react-router';
import { installCopy } from '#content/copy/install.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Devices } from '#sections/install/devices.tsx';
import { Hero } from '#sections/install/hero.tsx';
import { SchoolSheet } from '#sections/install/school-sheet.tsx';

export const Route = createFileRoute('/install')({ component: InstallPage });

function InstallPage() {
  return (
    <>
      <PageHead head={installCopy.head} path="/install" />
      <Hero />
      <BelowFold>
        <Devices />
        <SchoolSheet />
      </BelowFold>
    </>
  );
}
