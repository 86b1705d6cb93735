// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

const drawn: string[] = [];
const effect = vi.fn();
let whileDrawing: (() => unknown) | undefined;

function Page({ name }: { readonly name: string }) {
  drawn.push(name);
  if (whileDrawing) queueMicrotask(whileDrawing);
  useEffect(() => effect(name));
  return (
    <>
      <title>{name}</title>
      <h1>{name}</h1>
    </>
  );
}

function createTestRouter(history: RouterHistory) {
  const root = createRootRoute({
    component: () => (
      <>
        <Page name="frame" />
        <Outlet />
      </>
    ),
  });
  const add = <const Path extends string>(path: Path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <Page name={path} /> });
  const story = createRoute({
    getParentRoute: () => root,
    path: '/stories/$id',
    loader: ({ params }) => `story ${params.id}`,
    component: function Story() {
      return <Page name={story.useLoaderData()} />;
    },
  });
  const routeTree = root.addChildren([add('/'), add('/books'), story]);
  return createRouter({ routeTree, history });
}

beforeEach(() => {
  drawn.length = 0;
  whileDrawing = undefined;
  effect.mockReset();
  vi.resetModules();
});

async function openHome() {
  const { warmPage } = await import('#features/warm-page/warm-page.tsx');
  const router = createTestRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const warm = async (href: string) =>
    warmPage(router, await router.preloadRoute({ to: '.', href }), createTestRouter);
  return { router, warm };
}

it('draws a page without its frame, and puts nothing of it anywhere', async () => {
  const { router, warm } = await openHome();
  const before = document.documentElement.outerHTML;
  await warm('/stories/7');
  await warm('/books');
  await expect.poll(() => drawn).toEqual(['story 7', '/books']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(effect).not.toHaveBeenCalled();
  expect(document.documentElement.outerHTML).toBe(before);
  expect(router.state.location.pathname).toBe('/');
});

it('draws each kind of page once, and none that is open', async () => {
  const { warm } = await openHome();
  await warm('/');
  await warm('/stories/7');
  await warm('/stories/8');
  await warm('/stories/7');
  await warm('/books');
  await expect.poll(() => drawn).toEqual(['story 7', '/books']);
});

it.each(['pointerdown', 'click'])('stops at a %s, and begins again later', async (press) => {
  const { warm } = await openHome();
  let pressedAt = 0;
  whileDrawing = () => {
    if (pressedAt === 0) dispatchEvent(new Event(press));
    pressedAt ||= performance.now();
  };
  await warm('/books');
  await expect.poll(() => drawn).toEqual(['/books', '/books']);
  expect(performance.now() - pressedAt).toBeGreaterThan(900);
  expect(effect).not.toHaveBeenCalled();
});

it('does not begin again with a page that was opened meanwhile', async () => {
  const { router, warm } = await openHome();
  whileDrawing = () => {
    dispatchEvent(new Event('pointerdown'));
    void router.navigate({ href: '/books' });
  };
  await warm('/books');
  await warm('/stories/7');
  await expect.poll(() => drawn).toEqual(['/books', 'story 7']);
});
