import { createRootRoute, Outlet } from '@tanstack/react-router';
import { lateParts } from '#features/page-change/late-parts.ts';
import { PageFrame } from '#sections/site/page-frame.tsx';

export const Route = createRootRoute({
  ...lateParts(async () => {
    const [{ Header }, { Footer }] = await Promise.all([
      import('#sections/site/frame/header.tsx'),
      import('#sections/site/frame/footer.tsx'),
    ]);
    return { Header, Footer };
  }),
  component: Root,
});

function Root() {
  return (
    <PageFrame parts={Route.useLoaderData()}>
      <Outlet />
    </PageFrame>
  );
}
