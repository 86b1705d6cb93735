import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from './router.ts';

export interface RenderedPage {
  /** The page's markup; titles and other head tags stand at its very start. */
  readonly html: string;
  /** Ids of the routes that matched, outermost first. */
  readonly routeIds: readonly string[];
}

/** Draws one address (path only) as the browser would at its first render. */
export async function render(path: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  router.update({ ...router.options, isServer: true });
  await router.load();
  const html = renderToString(<RouterProvider router={router} />);
  return { html, routeIds: router.state.matches.map((match) => match.routeId) };
}
