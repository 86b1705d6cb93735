import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createAppRouter } from './router.ts';

export interface RenderedPage {
  /** The page's markup; titles and other head tags stand at its very start. */
  readonly html: string;
  /** The style tag of the components on it. */
  readonly styleTag: string;
  /** Ids of the routes that matched, outermost first. */
  readonly routeIds: readonly string[];
}

/** Draws one address (path only) as the browser would at its first render. */
export async function render(path: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  router.update({ ...router.options, isServer: true });
  await router.load();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<RouterProvider router={router} />));
    const routeIds = router.state.matches.map((match) => match.routeId);
    return { html, styleTag: sheet.getStyleTags(), routeIds };
  } finally {
    sheet.seal();
  }
}
