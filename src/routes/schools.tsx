import { createFileRoute } from '@tanstack/react-router';
import { schoolsCopy } from '#content/copy/schools.ts';
import { lateParts } from '#features/page-change/late-parts.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { MailingList } from '#sections/schools/mailing-list.tsx';
import { Options } from '#sections/schools/options.tsx';
import { Roles } from '#sections/schools/roles.tsx';
import { Still } from '#ui/layout/still.tsx';

export const Route = createFileRoute('/schools')({
  ...lateParts(async () => (await import('#sections/schools/schools-parts.tsx')).schoolsParts),
  component: SchoolsPage,
});

function SchoolsPage() {
  const parts = Route.useLoaderData();
  return (
    <>
      <PageHead head={schoolsCopy.head} path="/schools" />
      <Still draw={() => parts && <parts.Hero />} />
      <BelowFold>
        <Roles />
        <Still draw={() => parts && <parts.KitBag />} />
        <Options />
        <Still draw={() => parts && <parts.Ending />} />
        <MailingList />
      </BelowFold>
    </>
  );
}
