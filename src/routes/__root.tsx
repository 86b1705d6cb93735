import { createRootRoute, Outlet } from '@tanstack/react-router';
import { PageFrame } from '#sections/site/page-frame.tsx';

export const Route = createRootRoute({ component: Root });

function Root() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
