import { createFileRoute } from '@tanstack/react-router';
import { schoolsCopy } from '#content/copy/schools.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Development } from '#sections/schools/development.tsx';
import { GetStarted } from '#sections/schools/get-started.tsx';
import { Hero } from '#sections/schools/hero.tsx';
import { Impact } from '#sections/schools/impact.tsx';
import { KitBag } from '#sections/schools/kit-bag.tsx';
import { MailingList } from '#sections/schools/mailing-list.tsx';
import { Options } from '#sections/schools/options.tsx';
import { Roles } from '#sections/schools/roles.tsx';

export const Route = createFileRoute('/schools')({ component: SchoolsPage });

function SchoolsPage() {
  return (
    <>
      <PageHead head={schoolsCopy.head} path="/schools" />
      <Hero />
      <Roles />
      <KitBag />
      <Options />
      <Development />
      <Impact />
      <GetStarted />
      <MailingList />
    </>
  );
}
