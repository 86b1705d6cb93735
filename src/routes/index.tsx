import { createFileRoute } from '@tanstack/react-router';
import { homeCopy } from '#content/copy/home.ts';
import { lateParts } from '#features/page-change/late-parts.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Still } from '#ui/layout/still.tsx';

export const Route = createFileRoute('/')({
  ...lateParts(async () => (await import('#sections/home/home-body.tsx')).HomeBody),
  component: HomePage,
});

function HomePage() {
  const Body = Route.useLoaderData();
  return (
    <>
      <PageHead head={homeCopy.head} path="/" />
      <Still draw={() => Body && <Body />} />
    </>
  );
}
