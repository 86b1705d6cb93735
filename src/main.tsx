import { sheetLaid } from './lay-sheet.ts';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { answerApiCalls } from '#features/offline/answer-api-calls.ts';
import { guardOutsideLinks } from '#features/outside-link/guard-outside-links.ts';
import { createPageCode, type PageCode } from '#features/page-change/page-code.ts';
import { takeLinks } from '#features/page-change/take-links.ts';
import { setJoining } from '#features/page-change/late-parts.ts';
import { nameLostCode } from '#platform/page/lost-code.ts';
import { loadBackground } from './load-background.ts';
import { type AppRouter, createAppRouter } from './router.ts';

/** What runs beside the page; each returns its own undo. */
const effects: readonly ((router: AppRouter, pages: PageCode) => () => void)[] = [
  guardOutsideLinks,
  answerApiCalls,
  loadBackground,
  takeLinks,
];

nameLostCode();
void start();

/**
 * Joins React to the prerendered page. An unknown address is served the fallback page's file,
 * where the router may find something else (a story that does not exist): drawn anew there.
 */
async function start(): Promise<void> {
  // A press comes between React's own start and what follows.
  await new Promise((goOn) => setTimeout(goOn));
  // An early press fetches this code before all of the page is there.
  if (document.readyState === 'loading')
    await new Promise((goOn) => addEventListener('DOMContentLoaded', goOn));
  await sheetLaid;
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createAppRouter();
  const isPrerendered = root.firstElementChild !== null && !('fallback' in root.dataset);
  // Without this the router wraps matches in a Suspense boundary that the prerendered page lacks.
  if (isPrerendered) router.ssr = { manifest: undefined };
  setJoining(isPrerendered);
  await router.load();
  setJoining(false);
  const page = (
    <>
      <RouterProvider router={router} />
      <Ready router={router} />
    </>
  );
  // In short steps: a press comes between them.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, page));
  else drawAnew(root, page);
}

function drawAnew(root: HTMLElement, page: React.ReactNode): void {
  const stale = 'title,meta[name=description],meta[name=robots],link[rel=canonical]';
  for (const tag of document.head.querySelectorAll(stale)) tag.remove();
  createRoot(root).render(page);
}

/** Comes after the page's own effects: tells the boot script to press again what was kept. */
function Ready({ router }: { readonly router: AppRouter }) {
  useEffect(() => {
    const pages = createPageCode(router);
    const undo = effects.map((effect) => effect(router, pages));
    // In a turn of its own: inside an effect React cannot join what a press needs.
    const timer = setTimeout(() => dispatchEvent(new Event('srm:ready')));
    return () => {
      clearTimeout(timer);
      undo.forEach((stop) => stop());
    };
  }, [router]);
  return null;
}
